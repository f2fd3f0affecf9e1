import { expect, test } from 'vitest';
import { experienceRequired, isChallengeUnlocked } from './unlocking.ts';

test('a challenge of difficulty 1 is unlocked from the start', () => {
  expect(isChallengeUnlocked(1, 0)).toBe(true);
});

test.each([
  [2, 100],
  [3, 200],
  [4, 300],
  [5, 400],
])('difficulty %i unlocks at exactly %i XP', (difficulty, price) => {
  expect(experienceRequired(difficulty)).toBe(price);
  expect(isChallengeUnlocked(difficulty, price - 1)).toBe(false);
  expect(isChallengeUnlocked(difficulty, price)).toBe(true);
});
