import { expect, test } from 'vitest';
import { neighborOf, type Place } from './use-path-links.ts';

/** Two rows of three and two lessons, and below them one that is further to the right. */
const PLACES: readonly Place[] = [
  { left: 0, top: 0 },
  { left: 100, top: 0 },
  { left: 200, top: 0 },
  { left: 0, top: 90 },
  { left: 100, top: 90 },
  { left: 130, top: 240 },
];

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 3, 5],
  ['ArrowUp', 5, 4],
  ['ArrowUp', 4, 1],
  ['Home', 4, 0],
  ['End', 0, 5],
])('%s leads from lesson %i to lesson %i', (key, from, to) => {
  expect(neighborOf(PLACES, from, key)).toBe(to);
});

test.each([
  ['ArrowLeft', 0],
  ['ArrowRight', 5],
  ['ArrowUp', 2],
  ['ArrowDown', 5],
  ['Enter', 1],
])('%s leads nowhere from lesson %i', (key, from) => {
  expect(neighborOf(PLACES, from, key)).toBeUndefined();
});
