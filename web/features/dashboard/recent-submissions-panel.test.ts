import { expect, test } from 'vitest';
import { momentWords } from './recent-submissions-panel.tsx';

const NOW = new Date(2026, 10, 21, 15, 30);

test.each([
  ['today 14:02', new Date(2026, 10, 21, 14, 2)],
  ['yesterday 23:59', new Date(2026, 10, 20, 23, 59)],
  ['Thursday 21:06', new Date(2026, 10, 19, 21, 6)],
  ['Sunday 00:05', new Date(2026, 10, 15, 0, 5)],
  ['Nov 14 21:06', new Date(2026, 10, 14, 21, 6)],
  ['Nov 22 09:00', new Date(2026, 10, 22, 9, 0)],
])('a moment is shown as "%s"', (words, instant) => {
  expect(momentWords(instant, NOW)).toBe(words);
});
