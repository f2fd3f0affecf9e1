import { expect, test } from 'vitest';
import { ASSUMPTIONS } from '../assumptions.ts';
import { erlangBlocking, meanOf } from '../probability.ts';
import { loadOf } from '../load.ts';
import { MEASURED } from '../measured.ts';
import { CLOUD, requestSeconds, runApiSeconds, runSeconds } from '../service-times.ts';
import { comparisons } from '../report/check-tables.ts';
import { settingsFor } from '../settings.ts';
import { createRandomStream, drawCall } from './draw-call.ts';
import { meanSample } from './observed.ts';
import { simulatePeak } from './simulate-peak.ts';

// The simulation is the same for the same seed: nothing here depends on chance or on the machine.

const CLASS = 500;

/** How far the model may differ from the simulation. Numbers that depend on few events vary more. */
const TOLERANCES: Readonly<Record<string, number>> = {
  'API calls in progress, p99': 0.2,
  'runs in progress, p99': 0.2,
  'API environments': 0.12,
  'runs in progress, average': 0.1,
};
const TOLERANCE = 0.06;

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test.each([
  { active: 18, minutes: 900, seed: 1 },
  { active: CLASS, minutes: 60, seed: 2 },
  { active: CLASS, minutes: 60, seed: 3 },
])('the model predicts the simulation of $active learners, with seed $seed', (population) => {
  const deviating = comparisons(simulatePeak(population)).filter(
    ([what, model, seen]) => Math.abs(model / seen - 1) > (TOLERANCES[what] ?? TOLERANCE),
  );
  expect(deviating).toEqual([]);
});

test('the simulation draws times with the medians, tails and means of the benchmark', () => {
  const random = createRandomStream(4);
  const calls = Array.from({ length: 100_000 }, () => drawCall(random));
  const runs = calls.filter(({ runSeconds: seconds }) => seconds !== null);
  const requests = calls.filter(({ runSeconds: seconds }) => seconds === null);
  const share =
    ASSUMPTIONS.runsPerSecond / (ASSUMPTIONS.runsPerSecond + ASSUMPTIONS.requestsPerSecond);
  expect(runs.length / calls.length / share).toBeCloseTo(1, 1);
  expect(average(runs.map((run) => run.runSeconds ?? 0)) / runSeconds()).toBeCloseTo(1, 1);
  expect(average(runs.map((run) => run.apiSeconds)) / runApiSeconds(CLOUD)).toBeCloseTo(1, 1);
  expect(average(requests.map((one) => one.apiSeconds)) / requestSeconds(CLOUD)).toBeCloseTo(1, 1);
  const { submission } = MEASURED.runs;
  const drawn = Array.from({ length: 20_000 }, () => random.lognormal(submission));
  const sorted = drawn.toSorted((left, right) => left - right);
  expect((sorted[10_000] ?? 0) / submission.p50).toBeCloseTo(1, 1);
  expect((sorted[19_000] ?? 0) / submission.p95).toBeCloseTo(1, 1);
  expect(average(drawn) / meanOf(submission)).toBeCloseTo(1, 1);
});

/** One class can be larger than another for its whole hour, so refusals are averaged over several. */
const SEEDS = [5, 6, 7, 8, 9, 10];

test('too small a reserved concurrency rejects about as many runs as Erlang B predicts', () => {
  const limits = { concurrency: 4, environments: Infinity };
  const ratios = SEEDS.map((seed) => {
    const observed = simulatePeak({ active: CLASS, seed, minutes: 60, limits });
    const active = meanSample(observed, 'active');
    const { mean } = loadOf({ monthly: active, active }).execution;
    return observed.refused / observed.runs / erlangBlocking(mean, 4);
  });
  // The formula takes the mean of a class that grows and shrinks, and more are refused while it is large.
  expect(average(ratios)).toBeGreaterThan(1);
  expect(average(ratios)).toBeLessThan(1.2);
});

const limitsOf = (runsAtOnce: number) => ({
  concurrency: runsAtOnce,
  environments: runsAtOnce * 2.5,
});

test('200 runs at once reject a class because of their environments; the settings on the page do not', () => {
  const population = { active: CLASS, seed: 6, minutes: 25 };
  const shares = SEEDS.map((seed) => {
    const tooFew = simulatePeak({ ...population, seed, limits: limitsOf(200) });
    return tooFew.refused / tooFew.runs;
  });
  expect(average(shares)).toBeGreaterThan(0.1);
  expect(average(shares)).toBeLessThan(0.2);
  const { runsAtOnce } = settingsFor({ monthly: CLASS, active: CLASS });
  const enough = simulatePeak({ ...population, limits: limitsOf(runsAtOnce) });
  expect(enough.refused).toBe(0);
  expect(enough.runs).toBeGreaterThan(5_000);
});
