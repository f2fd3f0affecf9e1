import { expect, test } from 'vitest';
import { streakWords } from './greeting.tsx';

test.each([
  [0, false, 'Practice a lesson, solve a challenge or review a skill to start a streak.'],
  [1, true, 'Streak: 1 day. You’ve already practiced today.'],
  [
    4,
    false,
    'Streak: 4 days. Practice a lesson, solve a challenge or review a skill today to keep it.',
  ],
])('%i days, active today %s: %s', (days, isActiveToday, words) => {
  expect(streakWords(days, isActiveToday)).toBe(words);
});
