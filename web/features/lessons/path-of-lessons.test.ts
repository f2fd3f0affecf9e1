import { expect, test } from 'vitest';
import type { LessonOnPathFragment } from '../../graphql/__generated__/operations.ts';
import { pathOfLessons } from './path-of-lessons.ts';

function lesson(id: string, state: LessonOnPathFragment['state']): LessonOnPathFragment {
  const category = { id: 'bytes', name: 'Bytes' };
  return { id, title: id, description: '', difficulty: 1, estimatedMinutes: 5, state, category };
}

test('the list of lessons gives the path: their order and which are completed', () => {
  const path = pathOfLessons([lesson('first', 'COMPLETED'), lesson('second', 'UNLOCKED')]);
  expect(path).toMatchObject({ completed: 1, total: 2 });
  expect(path.items.map((item) => [item.position, item.isCompleted])).toEqual([
    [1, true],
    [2, false],
  ]);
});
