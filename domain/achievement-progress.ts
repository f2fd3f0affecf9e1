import type { AchievementRule, Finished, Offer } from './achievements.ts';

/** How far a learner has come with an achievement. */
export interface AchievementProgress {
  /** At most `total`. */
  done: number;
  /** At least 2. */
  total: number;
}

/** What the progress depends on. */
export interface ProgressFacts {
  offer: Offer;
  finished: Finished;
  streakDays: number;
  experiencePoints: number;
}

/** The milestones that grow step by step. The difficulty of the hardest solved challenge doesn't. */
function countsOf({ finished, streakDays, experiencePoints }: ProgressFacts) {
  return new Map<string, number>([
    ['challengesCompleted', finished.challenges.size],
    ['lessonsCompleted', finished.lessons.size],
    ['streakDays', streakDays],
    ['experiencePoints', experiencePoints],
  ]);
}

const countIn = (items: readonly { id: string }[], finished: ReadonlySet<string>): number =>
  items.filter(({ id }) => finished.has(id)).length;

function progressInCategory({ offer, finished }: ProgressFacts, categoryId: string) {
  const isInside = (item: { categoryId: string }) => item.categoryId === categoryId;
  const lessons = offer.lessons.filter(isInside);
  const challenges = offer.challenges.filter(isInside);
  return {
    done: countIn(lessons, finished.lessons) + countIn(challenges, finished.challenges),
    total: lessons.length + challenges.length,
  };
}

function measure(rule: AchievementRule, facts: ProgressFacts): AchievementProgress | null {
  switch (rule.kind) {
    case 'at-least': {
      const done = countsOf(facts).get(rule.milestone);
      return done === undefined ? null : { done, total: rule.count };
    }
    case 'finished':
      return progressInCategory(facts, rule.categoryId);
    case 'whole-path': {
      const { lessons } = facts.offer;
      return { done: countIn(lessons, facts.finished.lessons), total: lessons.length };
    }
    default:
      return null;
  }
}

/**
 * Returns how far a learner has come with an achievement.
 *
 * @returns null if it can't be counted: it takes a single event, or says how a challenge is solved
 */
export function progressTowards(
  rule: AchievementRule,
  facts: ProgressFacts,
): AchievementProgress | null {
  const progress = measure(rule, facts);
  if (progress === null || progress.total < 2) return null;
  return { ...progress, done: Math.min(progress.done, progress.total) };
}

const shareOf = (progress: AchievementProgress | null): number =>
  progress === null ? 0 : progress.done / progress.total;

const missingOf = (progress: AchievementProgress | null): number =>
  progress === null ? 1 : progress.total - progress.done;

/** Orders achievements: the largest share done first, then those with the fewest steps left, then as they were. */
export function nearestFirst<Ahead extends { progress: AchievementProgress | null }>(
  ahead: readonly Ahead[],
): Ahead[] {
  return ahead.toSorted(
    ({ progress: one }, { progress: other }) =>
      shareOf(other) - shareOf(one) || missingOf(one) - missingOf(other),
  );
}
