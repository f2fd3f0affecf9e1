import type { Exercise, ExerciseKind } from './exercise.ts';
import { TRIES_BEFORE_SOLUTION } from './practice.ts';

/** XP for a review. */
export const REVIEW_REWARD = 1;

/** XP for a daily problem. */
export const DAILY_REWARD = 2;

/** The most XP that reviews and daily problems together earn in one of the learner's days. */
const SMALL_REWARDS_PER_DAY = 5;

/**
 * The most XP by which the rewards of all reviews and daily problems together can exceed those of solved challenges. So
 * they never open what only challenges should open.
 */
export const SMALL_REWARDS_AHEAD = 50;

/** What a learner has earned so far, in XP. */
interface Earned {
  /** By reviews and daily problems, in the learner's day. */
  smallToday: number;
  /** By reviews and daily problems, ever. */
  smallEver: number;
  byChallenges: number;
}

/** Returns how much of a reward for a review or a daily problem is paid. */
export function smallRewardOf(
  reward: number,
  { smallToday, smallEver, byChallenges }: Earned,
): number {
  const leftToday = SMALL_REWARDS_PER_DAY - smallToday;
  const leftEver = SMALL_REWARDS_AHEAD + byChallenges - smallEver;
  return Math.max(0, Math.min(reward, leftToday, leftEver));
}

/** The kinds of exercises that come back. `run` asks nothing, and `find` has only one answer. */
const REVIEWED_KINDS: ReadonlySet<ExerciseKind> = new Set([
  'predict',
  'choose',
  'fill',
  'arrange',
  'fix',
  'write',
  'step',
]);

/** Checks whether an exercise can be a review or a daily problem. */
export const isReviewable = ({ kind }: Exercise): boolean => REVIEWED_KINDS.has(kind);

/** The answers to a review or a daily problem so far. */
export interface Attempts {
  /** The number of answers up to the first right one. */
  tries: number;
  isSolved: boolean;
}

/** Checks whether nothing can change anymore: after a right answer or three wrong ones. */
export const isOver = ({ tries, isSolved }: Attempts): boolean =>
  isSolved || tries >= TRIES_BEFORE_SOLUTION;

/** Counts an answer. Once it is over, further answers are practice and change nothing. */
export function afterAnswer(attempts: Attempts, isRight: boolean): Attempts {
  return isOver(attempts) ? attempts : { tries: attempts.tries + 1, isSolved: isRight };
}

/** The number of answers that still count. */
export const triesLeft = (attempts: Attempts): number =>
  isOver(attempts) ? 0 : TRIES_BEFORE_SOLUTION - attempts.tries;

/** How well a learner recalled a skill: at once, after a wrong answer, or not at all. */
export type Recall = 'at-once' | 'with-help' | 'not';

/** Returns how well the learner recalled a skill, once its review is over. */
export function recallOf({ tries, isSolved }: Attempts): Recall {
  if (!isSolved) return 'not';
  return tries <= 1 ? 'at-once' : 'with-help';
}

/** Returns the part of a review's id that names its skill: `int and bases` becomes `int-and-bases`. */
export function slugOfSkill(skill: string): string {
  return skill.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Returns the id of a review. @param number counts the skill's reviews, starting at 0 */
export const reviewId = (skill: string, number: number): string =>
  `${slugOfSkill(skill)}-${number}`;

/** Splits an id of `reviewId`; null for any other text. */
export function splitReviewId(id: string): { slug: string; number: number } | null {
  const [, slug, number] = /^([a-z0-9-]{1,100})-(\d{1,6})$/.exec(id) ?? [];
  return slug === undefined ? null : { slug, number: Number(number) };
}

/** For how many days a daily problem isn't repeated. */
export const DAYS_WITHOUT_REPETITION = 30;

/** The hardest lessons whose exercises become daily problems, which learners of every level get. */
export const HARDEST_DAILY = 2;
