import type { LessonOnPathFragment, PathFragment } from '../../graphql/__generated__/operations.ts';

/** Builds the path from the list of lessons, in the same order. */
export function pathOfLessons(lessons: readonly LessonOnPathFragment[]): PathFragment {
  const items = lessons.map((lesson, index) => ({
    position: index + 1,
    isCompleted: lesson.state === 'COMPLETED',
    lesson,
  }));
  const completed = items.filter(({ isCompleted }) => isCompleted).length;
  return { items, completed, total: items.length };
}
