import { expect, test } from 'vitest';
import { streakWords } from './greeting.tsx';

test.each([
  [0, false, 'Complete a lesson or get a submission accepted to start a streak.'],
  [1, true, 'Streak: 1 day. You’ve already practiced today.'],
  [4, false, 'Streak: 4 days. Complete a lesson or get a submission accepted today to keep it.'],
])('%i days, active today %s: %s', (days, isActiveToday, words) => {
  expect(streakWords(days, isActiveToday)).toBe(words);
});
