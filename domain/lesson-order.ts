/** The state of a lesson for one learner. */
export type LessonState = 'LOCKED' | 'UNLOCKED' | 'COMPLETED';

/**
 * The state of every lesson of the learning path.
 *
 * The first lesson is always unlocked; each later one unlocks when the one before it is completed.
 *
 * @param lessonIds the lessons in the order of the path
 * @param completed the ids that the learner completed
 */
export function lessonStates(
  lessonIds: readonly string[],
  completed: ReadonlySet<string>,
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
