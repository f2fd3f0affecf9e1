import type { Difficulty } from './difficulty.ts';

/** The first accepted submission of a challenge, and how the learner got there. */
export interface FirstSolve {
  difficulty: number;
  /** The number of submissions it took, including the accepted one. */
  submissions: number;
  hintsUncovered: number;
}

/** The path of an achievement's icon on the product's site. The web client's build writes these files. */
export const iconPath = (icon: string): string => `/icons/${icon}.svg`;

/** What a learner has done so far, including the current event. */
export interface Milestones {
  challengesCompleted: number;
  lessonsCompleted: number;
  streakDays: number;
  experiencePoints: number;
  /** The difficulty of the hardest solved challenge; 0 if there is none. */
  hardestSolved: number;
  solvedChallenges: ReadonlySet<string>;
  /** The categories in which every lesson is completed and every challenge is solved. */
  finishedCategories: ReadonlySet<string>;
  isPathComplete: boolean;
  /** The current event, if it is a first solve; null otherwise. */
  firstSolve: FirstSolve | null;
}

/** The numeric milestones. */
type Count =
  'challengesCompleted' | 'lessonsCompleted' | 'streakDays' | 'experiencePoints' | 'hardestSolved';

/** Rules about how a challenge was solved. */
type CraftRule =
  /** Solved with the first submission. */
  | { kind: 'first-try'; fromDifficulty: Difficulty }
  /** Solved without a hint. */
  | { kind: 'unaided'; fromDifficulty: Difficulty }
  /** Solved after many submissions. */
  | { kind: 'persistent'; submissions: number };

/** When an achievement is earned. */
export type AchievementRule =
  | { kind: 'at-least'; milestone: Count; count: number }
  | { kind: 'solved'; challengeId: string }
  | { kind: 'finished'; categoryId: string }
  | { kind: 'whole-path' }
  | CraftRule;

function isCraft(rule: CraftRule, solve: FirstSolve): boolean {
  if (rule.kind === 'persistent') return solve.submissions >= rule.submissions;
  if (solve.difficulty < rule.fromDifficulty) return false;
  return rule.kind === 'first-try' ? solve.submissions === 1 : solve.hintsUncovered === 0;
}

/** Checks whether the milestones satisfy an achievement's rule. */
export function isEarned(rule: AchievementRule, milestones: Milestones): boolean {
  switch (rule.kind) {
    case 'at-least':
      return milestones[rule.milestone] >= rule.count;
    case 'solved':
      return milestones.solvedChallenges.has(rule.challengeId);
    case 'finished':
      return milestones.finishedCategories.has(rule.categoryId);
    case 'whole-path':
      return milestones.isPathComplete;
    default:
      return milestones.firstSolve !== null && isCraft(rule, milestones.firstSolve);
  }
}

/** The parts of the curriculum that count toward milestones. */
export interface Offer {
  lessons: readonly { id: string; categoryId: string }[];
  challenges: readonly { id: string; categoryId: string; difficulty: number }[];
}

/** What a learner has finished, by id. */
export interface Finished {
  lessons: ReadonlySet<string>;
  challenges: ReadonlySet<string>;
}

type Standing = Pick<
  Milestones,
  | 'challengesCompleted'
  | 'lessonsCompleted'
  | 'hardestSolved'
  | 'solvedChallenges'
  | 'finishedCategories'
  | 'isPathComplete'
>;

/** Computes a learner's milestones. Retired items that were finished still count, but not toward a category. */
export function standingIn(offer: Offer, finished: Finished): Standing {
  const open = [
    ...offer.lessons.filter(({ id }) => !finished.lessons.has(id)),
    ...offer.challenges.filter(({ id }) => !finished.challenges.has(id)),
  ];
  const openCategories = new Set(open.map(({ categoryId }) => categoryId));
  const offered = [...offer.lessons, ...offer.challenges].map(({ categoryId }) => categoryId);
  const solved = offer.challenges.filter(({ id }) => finished.challenges.has(id));
  return {
    challengesCompleted: finished.challenges.size,
    lessonsCompleted: finished.lessons.size,
    hardestSolved: Math.max(0, ...solved.map(({ difficulty }) => difficulty)),
    solvedChallenges: finished.challenges,
    finishedCategories: new Set(offered.filter((id) => !openCategories.has(id))),
    isPathComplete: offer.lessons.every(({ id }) => finished.lessons.has(id)),
  };
}
