import { expect, test } from 'vitest';
import { shortened } from './error-words.ts';

const COLON = 'Line 1 begins with `for`, so it must end with a colon. Add `:` at its end.';

test.each([
  [80, 'Line 1 begins with for, so it must end with a colon. Add : at its end.'],
  [69, 'Line 1 begins with for, so it must end with a colon.'],
  [51, 'Add : at its end.'],
  [16, null],
])('in %i characters, an error says as much as fits in whole sentences', (room, words) => {
  expect(shortened(COLON, room)).toBe(words);
});

test('an error of one sentence is said as a whole, or not at all', () => {
  expect(shortened('`nme` is not defined.', 19)).toBe('nme is not defined.');
  expect(shortened('`nme` is not defined.', 18)).toBeNull();
});
