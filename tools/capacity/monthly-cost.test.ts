import { expect, test } from 'vitest';
import { SIZES } from './population.ts';
import { frankfurtSum, monthlyCost, sumOf } from './monthly-cost.ts';

const lineOf = (learners: number, price: string) =>
  monthlyCost(learners).find((line) => line.price === price);

test('a line is its quantity times its price, calculated by hand', () => {
  // 500 learners × 8 sessions × 2,400 s × 0.0612 calls per second.
  const calls = 587_520;
  expect(lineOf(500, 'httpApi')?.quantity).toBeCloseTo(calls, 3);
  expect(lineOf(500, 'httpApi')?.dollars).toBeCloseTo(calls * 1e-6, 9);
  // Each run is a call of its own besides that of its API: 9,600,000 s × 0.0112; and the scheduled jobs of a month.
  expect(lineOf(500, 'call')?.quantity).toBeCloseTo(calls + 107_520 + 43_830, 3);
});

test('the total of a bill is the sum of its lines, and grows with the number of learners', () => {
  const sums = SIZES.map((size) => sumOf(monthlyCost(size)));
  const [small = 0, middle = 0, large = 0] = sums;
  expect(small).toBeGreaterThan(25);
  expect(middle).toBeGreaterThan(small);
  expect(large).toBeGreaterThan(middle);
  const byHand = monthlyCost(50_000).reduce((sum, { dollars }) => sum + dollars, 0);
  expect(middle).toBeCloseTo(byHand, 9);
});

test('active users cost money from the 100,001st on', () => {
  expect(lineOf(100_000, 'monthlyUsers')?.dollars).toBe(0);
  expect(lineOf(200_000, 'monthlyUsers')?.dollars).toBeCloseTo(325, 6);
});

test('Frankfurt differs only in requests and logs', () => {
  const lines = monthlyCost(50_000);
  const api = lines.find(({ price }) => price === 'httpApi')?.dollars ?? 0;
  const logs = lines.find(({ price }) => price === 'logs')?.dollars ?? 0;
  const storedLogs = lines.find(({ price }) => price === 'storedLogs')?.dollars ?? 0;
  const surcharge = api * 0.2 + logs * 0.26 + storedLogs * 0.08;
  expect(frankfurtSum(lines)).toBeCloseTo(sumOf(lines) + surcharge, 6);
});
