import { expect, test } from 'vitest';
import {
  afterAnswer,
  isOver,
  recallOf,
  reviewId,
  SMALL_REWARDS_AHEAD,
  smallRewardOf,
  splitReviewId,
  triesLeft,
} from './review.ts';

test('a reward ends where the day has earned five XP', () => {
  const after = (reward: number, smallToday: number) =>
    smallRewardOf(reward, { smallToday, smallEver: smallToday, byChallenges: 0 });
  expect([after(2, 0), after(2, 4), after(1, 5), after(1, 7)]).toEqual([2, 1, 0, 0]);
});

test('without solved challenges, reviews and daily problems stop paying after 50 XP', () => {
  const after = (smallEver: number, byChallenges: number) =>
    smallRewardOf(2, { smallToday: 0, smallEver, byChallenges });
  expect([after(48, 0), after(49, 0), after(50, 0), after(60, 0)]).toEqual([2, 1, 0, 0]);
  expect([after(60, 25), after(75, 25), after(500, 1_000)]).toEqual([2, 0, 2]);
  expect(SMALL_REWARDS_AHEAD).toBe(50);
});

test('a review is over after a right answer or three wrong ones', () => {
  const first = afterAnswer({ tries: 0, isSolved: false }, false);
  expect([isOver(first), triesLeft(first)]).toEqual([false, 2]);
  expect(isOver(afterAnswer(first, true))).toBe(true);
  const third = afterAnswer(afterAnswer(first, false), false);
  expect([isOver(third), triesLeft(third)]).toEqual([true, 0]);
  expect(afterAnswer(third, true)).toEqual(third);
});

test('the number of answers says how well a skill was recalled', () => {
  expect(recallOf({ tries: 1, isSolved: true })).toBe('at-once');
  expect(recallOf({ tries: 3, isSolved: true })).toBe('with-help');
  expect(recallOf({ tries: 3, isSolved: false })).toBe('not');
});

test('the id of a review names the skill and counts its reviews', () => {
  expect(reviewId('int and bases', 3)).toBe('int-and-bases-3');
  expect(splitReviewId('int-and-bases-3')).toEqual({ slug: 'int-and-bases', number: 3 });
  expect(splitReviewId('percent-encoding-12')).toEqual({ slug: 'percent-encoding', number: 12 });
  for (const id of ['', 'print', '-3', 'print-', 'Print-1', 'print-1.5', 'print\0-1']) {
    expect(splitReviewId(id), id).toBeNull();
  }
});
