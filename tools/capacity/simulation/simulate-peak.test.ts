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
};
const TOLERANCE = 0.06;

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
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const share =
    ASSUMPTIONS.runsPerSecond / (ASSUMPTIONS.runsPerSecond + ASSUMPTIONS.requestsPerSecond);
  expect(runs.length / calls.length / share).toBeCloseTo(1, 1);
  expect(mean(runs.map((run) => run.runSeconds ?? 0)) / runSeconds()).toBeCloseTo(1, 1);
  expect(mean(runs.map((run) => run.apiSeconds)) / runApiSeconds(CLOUD)).toBeCloseTo(1, 1);
  expect(mean(requests.map((one) => one.apiSeconds)) / requestSeconds(CLOUD)).toBeCloseTo(1, 1);
  const { submission } = MEASURED.runs;
  const drawn = Array.from({ length: 20_000 }, () => random.lognormal(submission));
  const sorted = drawn.toSorted((left, right) => left - right);
  expect((sorted[10_000] ?? 0) / submission.p50).toBeCloseTo(1, 1);
  expect((sorted[19_000] ?? 0) / submission.p95).toBeCloseTo(1, 1);
  expect(mean(drawn) / meanOf(submission)).toBeCloseTo(1, 1);
});

test('too small a reserved concurrency rejects as many runs as Erlang B predicts', () => {
  const limits = { concurrency: 4, environments: Infinity };
  const observed = simulatePeak({ active: CLASS, seed: 5, minutes: 60, limits });
  const active = meanSample(observed, 'active');
  const { mean } = loadOf({ monthly: active, active }).execution;
  const refused = observed.refused / observed.runs;
  expect(Math.abs(refused / erlangBlocking(mean, 4) - 1)).toBeLessThan(0.1);
});

const limitsOf = (runsAtOnce: number) => ({
  concurrency: runsAtOnce,
  environments: runsAtOnce * 2.5,
});

test('200 runs at once reject a class because of their environments; the settings on the page do not', () => {
  const population = { active: CLASS, seed: 6, minutes: 25 };
  const tooFew = simulatePeak({ ...population, limits: limitsOf(200) });
  expect(tooFew.refused / tooFew.runs).toBeGreaterThan(0.1);
  expect(tooFew.refused / tooFew.runs).toBeLessThan(0.2);
  const { runsAtOnce } = settingsFor({ monthly: CLASS, active: CLASS });
  const enough = simulatePeak({ ...population, limits: limitsOf(runsAtOnce) });
  expect(enough.refused).toBe(0);
  expect(enough.runs).toBeGreaterThan(5_000);
});
