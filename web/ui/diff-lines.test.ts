import { expect, test } from 'vitest';
import { diffLines } from './diff.tsx';

test('only the space at the end of a line is marked', () => {
  const { expected, actual } = diffLines('22 open\n', '22 open \n');
  expect(actual).toEqual([
    [
      { text: '22 open', isDifferent: false },
      { text: ' ', isDifferent: true },
      { text: '\n', isDifferent: false },
    ],
  ]);
  expect(expected[0]?.some((run) => run.isDifferent)).toBe(false);
});

test('a missing line is marked where it was expected', () => {
  const { expected, actual } = diffLines('a\nb\n', 'a\n');
  expect(expected[1]).toEqual([{ text: 'b\n', isDifferent: true }]);
  expect(actual).toHaveLength(1);
});

test('equal texts have no marks', () => {
  const { expected, actual } = diffLines('a\n\nb', 'a\n\nb');
  expect([...expected, ...actual].flat().filter((run) => run.isDifferent)).toEqual([]);
});

test('empty output has no lines', () => {
  expect(diffLines('a', '').actual).toEqual([]);
});
