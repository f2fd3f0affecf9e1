/** What a learner has done so far, counted after the event that is being judged. */
export interface Milestones {
  challengesCompleted: number;
  lessonsCompleted: number;
  streakDays: number;
  experiencePoints: number;
  /** The hardest challenge solved; 0 when none is. */
  hardestSolved: number;
  /** Whether the submission that is being judged is the first one on its challenge. */
  isFirstTry: boolean;
}

/** When an achievement is earned: every named milestone must reach its number. */
export type AchievementRule =
  | { kind: 'at-least'; milestone: Exclude<keyof Milestones, 'isFirstTry'>; count: number }
  | { kind: 'first-try' };

/** Tells whether the milestones fulfil an achievement's rule. */
export function isEarned(rule: AchievementRule, milestones: Milestones): boolean {
  if (rule.kind === 'first-try') return milestones.isFirstTry;
  return milestones[rule.milestone] >= rule.count;
}
