import { expect, test } from 'vitest';
import { parseMistake } from './mistake.ts';

const MISTAKE = { line: 1, column: 2, endColumn: 3, message: 'A colon is missing.' };

test('a mistake that the sandbox found is read, and no mistake is none', () => {
  expect(parseMistake(JSON.stringify(MISTAKE))).toEqual(MISTAKE);
  expect(parseMistake('')).toBeNull();
});

test.each([
  {},
  { ...MISTAKE, line: '1' },
  { ...MISTAKE, column: 0 },
  { ...MISTAKE, message: null },
])('something else than a mistake is none: %j', (found) =>
  expect(parseMistake(JSON.stringify(found))).toBeNull(),
);
