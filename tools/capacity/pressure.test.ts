import { expect, test } from 'vitest';
import { allAtOnce, SIZES, spreadOut } from './population.ts';
import { brokenLimits, pressuresOf, shareOf } from './pressure.ts';
import { settingsFor } from './settings.ts';
import { largestSetup, type Setup, shippedSetup } from './setup.ts';

const namesOf = (broken: ReturnType<typeof brokenLimits>) => broken.map(({ limit }) => limit);

test('200 runs at once are enough for 500 learners spread over the month, but not for a class of 500', () => {
  const setup = { ...shippedSetup(), runsAtOnce: 200 };
  expect(brokenLimits(spreadOut(500), setup)).toEqual([]);
  expect(namesOf(brokenLimits(allAtOnce(500), setup))).toEqual(['learners’ environments']);
});

test.each([spreadOut(500), allAtOnce(500), spreadOut(50_000)])(
  'the settings for $active active learners serve them',
  (population) => {
    const { database, ...settings } = settingsFor(population);
    const secretReadsPerSecond = 1_000;
    const setup: Setup = { ...shippedSetup(), ...settings, secretReadsPerSecond };
    expect(database).not.toBeNull();
    const served = brokenLimits(population, { ...setup, database: database ?? setup.database });
    // No setting changes what happens for a moment after a deployment.
    expect(namesOf(served).filter((limit) => !limit.startsWith('reads of secrets'))).toEqual([]);
  },
);

test('no setting is enough for 5,000,000 learners: the design itself has to change', () => {
  const population = spreadOut(5_000_000);
  expect(settingsFor(population).database).toBeNull();
  expect(namesOf(brokenLimits(population, largestSetup()))).toEqual(
    expect.arrayContaining(['learners’ environments', 'database processors']),
  );
});

test('more learners never reduce the pressure on a limit', () => {
  const shares = SIZES.map((size) => pressuresOf(spreadOut(size), shippedSetup()).map(shareOf));
  const [small = [], middle = [], large = []] = shares;
  expect(middle.every((share, index) => share >= (small[index] ?? 0))).toBe(true);
  expect(large.every((share, index) => share >= (middle[index] ?? 0))).toBe(true);
});
