/** XP between one level and the next. */
export const XP_PER_LEVEL = 100;

/** The level of a learner: 1 at the start, one more for every 100 XP. */
export function levelOf(experiencePoints: number): number {
  return 1 + Math.floor(experiencePoints / XP_PER_LEVEL);
}

/**
 * The level that a learner has reached by earning XP; null if it is still the same.
 *
 * @param experiencePoints the XP afterward
 * @param earned how much of that was just earned
 */
export function levelReached(experiencePoints: number, earned: number): number | null {
  const level = levelOf(experiencePoints);
  return level > levelOf(experiencePoints - earned) ? level : null;
}

/** XP needed to reach the next level. */
export function experienceToNextLevel(experiencePoints: number): number {
  return levelOf(experiencePoints) * XP_PER_LEVEL - experiencePoints;
}

/** XP required per difficulty level above the first. */
const XP_PER_DIFFICULTY_STEP = 100;

/** XP a learner needs before a challenge opens: 0 at difficulty 1, else 100 × (difficulty − 1). */
export function experienceRequired(difficulty: number): number {
  return XP_PER_DIFFICULTY_STEP * Math.max(0, difficulty - 1);
}

/** Checks whether a learner with this much XP may open a challenge of this difficulty. */
export function isChallengeUnlocked(difficulty: number, experiencePoints: number): boolean {
  return experiencePoints >= experienceRequired(difficulty);
}

/** The state of a lesson for one learner. */
export type LessonState = 'LOCKED' | 'UNLOCKED' | 'COMPLETED';

/**
 * The state of every lesson of the learning path.
 *
 * The first lesson is always unlocked; each later one unlocks when the one before it is completed.
 *
 * @param lessonIds the lessons in the order of the path
 * @param completed the ids that the learner completed or proved
 */
export function lessonStates(
  lessonIds: readonly string[],
  completed: Pick<ReadonlySet<string>, 'has'>,
): Map<string, LessonState> {
  const states = new Map<string, LessonState>();
  lessonIds.forEach((id, index) => {
    const previous = lessonIds[index - 1];
    if (completed.has(id)) states.set(id, 'COMPLETED');
    else if (previous === undefined || completed.has(previous)) states.set(id, 'UNLOCKED');
    else states.set(id, 'LOCKED');
  });
  return states;
}
