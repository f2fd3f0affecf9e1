import type {
  LessonOnPathFragment,
  LessonStepsQuery,
} from '../../../graphql/__generated__/operations.ts';

/** A lesson that the learner may open. */
export type OpenLesson = NonNullable<LessonStepsQuery['lesson']>;

/** A lesson and its place on the path. */
export interface LessonPlace {
  /** From 1. */
  position: number;
  total: number;
  /** The lesson before; null for the first one. */
  previous: LessonOnPathFragment | null;
  /** The next lesson; null after the last one. */
  next: LessonOnPathFragment | null;
}

/** Returns the place of a lesson on the path. */
export function placeOf(lessons: readonly LessonOnPathFragment[], id: string): LessonPlace {
  const index = lessons.findIndex((lesson) => lesson.id === id);
  return {
    position: index + 1,
    total: lessons.length,
    previous: lessons[index - 1] ?? null,
    next: lessons[index + 1] ?? null,
  };
}
