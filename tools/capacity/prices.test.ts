import { expect, test } from 'vitest';
import { costOf, flat } from './prices.ts';

const TIERS = [
  { upTo: 10, dollars: 0 },
  { upTo: 30, dollars: 2 },
  { upTo: Infinity, dollars: 1 },
];

test.each([
  [5, 0],
  [10, 0],
  [11, 2],
  [30, 40],
  [130, 140],
])('each unit of %d costs what its tier says', (quantity, dollars) => {
  expect(costOf(quantity, TIERS)).toBe(dollars);
});

test('a flat price starts after the free quantity', () => {
  expect(costOf(8, flat(0.5, 8))).toBe(0);
  expect(costOf(9, flat(0.5, 8))).toBe(0.5);
  expect(costOf(2, flat(0.5))).toBe(1);
});
