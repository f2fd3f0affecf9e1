import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

/** Creates a value that can only be created from the given attempt on. */
function fragile(from: number) {
  const reported: unknown[] = [];
  let attempts = 0;
  const ask = memoize(
    async () => {
      attempts += 1;
      await turn();
      if (attempts < from) throw new Error(`Attempt ${attempts} failed.`);
      return attempts;
    },
    (error) => void reported.push(error),
  );
  return { ask, reported, attempts: () => attempts };
}

test('starts before the first call and creates the value once for all callers', async () => {
  const { ask, reported, attempts } = fragile(1);
  expect(attempts()).toBe(1);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
  expect(reported).toEqual([]);
});

test('reports a failure that nobody awaited, and the next call tries again', async () => {
  const { ask, reported } = fragile(2);
  await turn();
  await turn();
  expect(reported).toEqual([new Error('Attempt 1 failed.')]);
  expect(await ask()).toBe(2);
});

test('a caller that awaits a failing attempt gets the error, the next caller does not', async () => {
  const { ask, reported } = fragile(3);
  await expect(ask()).rejects.toThrow('Attempt 1 failed.');
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('Attempt 2 failed.');
  expect(await ask()).toBe(3);
  expect(reported).toHaveLength(2);
});
