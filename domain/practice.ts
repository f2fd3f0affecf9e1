import type { Exercise, LessonStep } from './exercise.ts';

/** How far a learner has come with a step: seen, its exercise solved, or its solution shown. */
export type LessonStepState = 'seen' | 'solved' | 'shown';

/** The number of wrong answers after which learners may see a solution. */
export const TRIES_BEFORE_SOLUTION = 3;

/** An exercise of a lesson and how far a learner has come with it. */
export interface ExerciseStanding {
  isKey: boolean;
  /** Null if the learner hasn't seen it. */
  state: LessonStepState | null;
}

/** Checks whether nothing is left to do: the exercise is solved, or it isn't the key one and its solution was shown. */
export function isDone({ isKey, state }: ExerciseStanding): boolean {
  return state === 'solved' || (state === 'shown' && !isKey);
}

/** Checks whether a learner has practiced a lesson: every exercise is done. Without exercises, it can't be practiced. */
export function isPracticed(exercises: readonly ExerciseStanding[]): boolean {
  return exercises.length > 0 && exercises.every(isDone);
}

/** Checks whether a learner may see the solution of an exercise. */
export function canShowSolution(standing: { state: LessonStepState; tries: number }): boolean {
  return standing.state !== 'seen' || standing.tries >= TRIES_BEFORE_SOLUTION;
}

/** Returns the exercise of a step; null if it has none. A step has at most one. */
export function exerciseIn({ blocks }: LessonStep): Exercise | null {
  const block = blocks.find(({ kind }) => kind === 'exercise');
  return block?.kind === 'exercise' ? block.exercise : null;
}

/** Returns the exercises of a lesson, in order. */
export function exercisesOf(steps: readonly LessonStep[]): Exercise[] {
  return steps.flatMap((step) => exerciseIn(step) ?? []);
}
