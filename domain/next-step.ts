import type { LessonState } from './progression.ts';
import { type SkillStanding, isWeak } from './skill-standing.ts';

/** A lesson and how far a learner has come with it. */
export interface PathLesson {
  id: string;
  title: string;
  categoryId: string;
  state: LessonState;
  isPracticed: boolean;
  /** How many of its exercises are done. */
  exercisesDone: number;
  exercises: number;
}

/** A challenge and what keeps a learner from solving it. */
export interface ChallengeOption {
  id: string;
  title: string;
  categoryId: string;
  difficulty: number;
  /** The XP that solving it earns now. */
  experienceReward: number;
  skills: readonly string[];
  /** The last lesson on the path that prepares for it; null if there is none. */
  lessonId: string | null;
  /** The ids of the lessons and challenges that prepare for it. */
  prerequisites: readonly string[];
  /** Those that the learner hasn't done. */
  missing: readonly string[];
  isLocked: boolean;
  isSolved: boolean;
  /** The tests of the last submission; null if the challenge was never submitted. */
  lastSubmission: { passedCount: number; caseCount: number } | null;
}

/** Where a learner stands. */
export interface Standing {
  experiencePoints: number;
  /** In the order of the path. */
  lessons: readonly PathLesson[];
  /** In the order of the library. */
  challenges: readonly ChallengeOption[];
  /** The weakest first. */
  skills: readonly SkillStanding[];
  /** The lesson or challenge that was finished last; null if there is none. */
  lastDoneId: string | null;
  /** Whether the learner has finished it just now, and asks what comes after it. */
  isAfter: boolean;
}

export type NextStepKind = 'LESSON' | 'CHALLENGE';

/** What a learner should do next. */
export interface NextStep {
  /** Which of the two comes first; null if nothing is left to do. */
  kind: NextStepKind | null;
  /** The lesson to continue with; null if every lesson is practiced. */
  lesson: PathLesson | null;
  /** The challenge that fits best among those that the learner is prepared for; null if there is none. */
  challenge: ChallengeOption | null;
}

/** Checks whether a learner can solve a challenge now: it is open, and everything that prepares for it is done. */
function isReady({ isLocked, isSolved, missing }: ChallengeOption): boolean {
  return !isLocked && !isSolved && missing.length === 0;
}

/** Checks whether a challenge uses what a lesson or challenge has taught. */
export function buildsOn(challenge: ChallengeOption, id: string | null): boolean {
  return id !== null && (challenge.lessonId === id || challenge.prerequisites.includes(id));
}

/** Returns the weakest skill that a challenge trains; null if it trains none that is weak. */
export function weakSkillOf(
  { skills }: ChallengeOption,
  standings: readonly SkillStanding[],
): SkillStanding | null {
  return standings.find((one) => isWeak(one) && skills.includes(one.skill)) ?? null;
}

/** Ranks a challenge for a learner. Ranks are compared from the left; the lower one comes first. */
function rankOf(challenge: ChallengeOption, standing: Standing): number[] {
  const { lessons, challenges, skills, lastDoneId, isAfter } = standing;
  const last = [...lessons, ...challenges].find(({ id }) => id === lastDoneId);
  const weak = weakSkillOf(challenge, skills);
  return [
    challenge.lastSubmission !== null && !isAfter ? 0 : 1,
    buildsOn(challenge, lastDoneId) ? 0 : 1,
    challenge.categoryId === last?.categoryId ? 0 : 1,
    weak === null ? skills.length : skills.indexOf(weak),
    challenge.difficulty,
  ];
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((rank, place) => rank !== other[place]);
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

function bestChallenge(standing: Standing): ChallengeOption | null {
  const [best] = standing.challenges
    .filter(isReady)
    .map((challenge) => ({ challenge, rank: rankOf(challenge, standing) }))
    .toSorted((one, other) => compareRanks(one.rank, other.rank));
  return best?.challenge ?? null;
}

/** Returns the lesson that was begun, or the next open one, or one that was completed without its exercises. */
function nextLesson({ lessons, lastDoneId }: Standing): PathLesson | null {
  const open = lessons.filter(({ state }) => state === 'UNLOCKED');
  const position = lessons.findIndex(({ id }) => id === lastDoneId);
  return (
    open.find(({ exercisesDone }) => exercisesDone > 0) ??
    open.find((lesson) => lessons.indexOf(lesson) > position) ??
    open[0] ??
    lessons.find(({ state, isPracticed }) => state === 'COMPLETED' && !isPracticed) ??
    null
  );
}

/** Checks whether a challenge comes before a lesson: what was begun first, then practice of what was just learned. */
function isChallengeFirst(
  challenge: ChallengeOption,
  lesson: PathLesson,
  { challenges, lastDoneId, isAfter }: Standing,
): boolean {
  if (!isAfter && challenge.lastSubmission !== null) return true;
  if (!isAfter && lesson.exercisesDone > 0) return false;
  return challenges.some(({ id }) => id === lastDoneId) || buildsOn(challenge, lastDoneId);
}

/**
 * Chooses what a learner should do next. Unfinished work comes first, unless the learner asks what comes after
 * something. After a lesson, a challenge that practices it; after a challenge, another one that the learner is prepared
 * for, in the same subject if possible; otherwise the next lesson.
 */
export function nextStep(standing: Standing): NextStep {
  const lesson = nextLesson(standing);
  const challenge = bestChallenge(standing);
  if (challenge === null) return { kind: lesson && 'LESSON', lesson, challenge };
  const isFirst = lesson === null || isChallengeFirst(challenge, lesson, standing);
  return { kind: isFirst ? 'CHALLENGE' : 'LESSON', lesson, challenge };
}
