import { expect, test } from 'vitest';
import { standingIn } from './standing.ts';

const offer = {
  lessons: [
    { id: 'print', categoryId: 'foundations' },
    { id: 'bytes', categoryId: 'bytes' },
  ],
  challenges: [
    { id: 'hello', categoryId: 'foundations', difficulty: 1 },
    { id: 'hexdump', categoryId: 'bytes', difficulty: 3 },
  ],
};
const standing = (lessons: string[], challenges: string[]) =>
  standingIn(offer, { lessons: new Set(lessons), challenges: new Set(challenges) });

test('a subject is finished when its last lesson and its last challenge are, in either order', () => {
  expect([...standing([], ['hello']).finishedCategories]).toEqual([]);
  expect([...standing(['print'], []).finishedCategories]).toEqual([]);
  expect([...standing(['print'], ['hello']).finishedCategories]).toEqual(['foundations']);
});

test('the path is complete when every lesson is, whichever challenges are solved', () => {
  expect(standing(['print'], ['hello', 'hexdump']).isPathComplete).toBe(false);
  expect(standing(['print', 'bytes'], []).isPathComplete).toBe(true);
});

test('retired work still counts as finished, but not toward the hardest solve', () => {
  expect(standing(['print', 'gone'], ['hello', 'gone-too'])).toMatchObject({
    lessonsCompleted: 2,
    challengesCompleted: 2,
    hardestSolved: 1,
    finishedCategories: new Set(['foundations']),
  });
});
