import { expect, test } from 'vitest';
import { cursorIn } from './text-position.ts';

test.each([
  [0, 1, 1],
  [3, 1, 4],
  [4, 2, 1],
  [6, 2, 3],
])('after %i characters the cursor is at line %i, column %i', (offset, line, column) => {
  expect(cursorIn('one\ntwo', offset)).toEqual({ line, column });
});
