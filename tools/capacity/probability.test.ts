import { expect, test } from 'vitest';
import { erlangBlocking, poisson, poissonQuantile } from './probability.ts';

test('blocking matches published Erlang B tables', () => {
  expect(erlangBlocking(1, 1)).toBeCloseTo(0.5, 9);
  expect(erlangBlocking(10, 10)).toBeCloseTo(0.2146, 4);
  expect(erlangBlocking(100, 117)).toBeCloseTo(0.01, 3);
});

test.each([0.1, 3, 100, 35_000])('the probabilities around %d calls add up to one', (mean) => {
  const probabilities = poisson(mean);
  expect(probabilities.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
  expect(probabilities.reduce((sum, one, count) => sum + one * count, 0) / mean).toBeCloseTo(1, 6);
});

test('a quantile is the smallest number that is exceeded rarely enough', () => {
  expect(poissonQuantile(0, 0.99)).toBe(0);
  expect(poissonQuantile(1, 0.99)).toBe(4);
  expect(poissonQuantile(100, 0.99)).toBe(124);
});
