import { expect, test } from 'vitest';
import { streakWords } from './streak-words.ts';

test.each([
  [0, false, 'One accepted submission or lesson starts a streak.'],
  [1, true, 'Streak: 1 day. Today counts already.'],
  [4, false, 'Streak: 4 days. One accepted submission or lesson today keeps it.'],
])('%i days, active today %s: %s', (days, isActiveToday, words) => {
  expect(streakWords(days, isActiveToday)).toBe(words);
});
