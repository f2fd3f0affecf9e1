import { expect, test } from 'vitest';
import { executionChoices } from './execution-choices.ts';

test('processors of hosts, calculated by hand', () => {
  const [, fork, process] = executionChoices(5_000_000);
  // 182,648 active × 0.0112 runs per second × (0.98 × 0.15 + 0.02 × 10) processor seconds, at 60 %.
  expect(fork?.size).toBeCloseTo((182_648 * 0.0112 * 0.347) / 0.6, 3);
  // The mean hour has a fifth of that, at $0.04 an hour, and the networks cost the same for any number of hosts.
  expect(fork?.dollars).toBeCloseTo(((fork?.size ?? 0) / 5) * 730 * 0.0425 + 199, -1);
  expect(process?.size).toBeGreaterThan(fork?.size ?? 0);
});

test('a few learners cost least on Lambda, and many on hosts', () => {
  const cheapest = (learners: number): string | undefined =>
    executionChoices(learners).toSorted((one, other) => one.dollars - other.dollars)[0]?.name;
  expect(cheapest(500)).toBe('Lambda, an environment for every learner');
  expect(cheapest(5_000_000)).toBe('hosts with the fork engine');
});

test('two small hosts are the least', () => {
  expect(executionChoices(500)[1]?.size).toBe(4);
});
