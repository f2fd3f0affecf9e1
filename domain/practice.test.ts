import { expect, test } from 'vitest';
import { canShowSolution, isPracticed } from './practice.ts';

const [key, other] = [
  { isKey: true, state: 'solved' },
  { isKey: false, state: 'solved' },
] as const;

test('a lesson is practiced when everything is solved or shown, and the key ones are solved', () => {
  expect(isPracticed([key, other])).toBe(true);
  expect(isPracticed([key, { ...other, state: 'shown' }])).toBe(true);
  expect(isPracticed([{ ...key, state: 'shown' }, other])).toBe(false);
  expect(isPracticed([key, { ...other, state: 'seen' }])).toBe(false);
  expect(isPracticed([key, { ...other, state: null }])).toBe(false);
});

test('a lesson without exercises cannot be practiced', () => {
  expect(isPracticed([])).toBe(false);
});

test('a solution may be shown after three tries, or once it was solved or shown', () => {
  expect(canShowSolution({ state: 'seen', tries: 2 })).toBe(false);
  expect(canShowSolution({ state: 'seen', tries: 3 })).toBe(true);
  expect(canShowSolution({ state: 'solved', tries: 1 })).toBe(true);
});
