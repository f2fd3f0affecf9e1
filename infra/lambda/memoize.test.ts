import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

/** Creates a value that can only be created from the given attempt on. */
function fragile(from: number) {
  const heard: unknown[] = [];
  let attempts = 0;
  const ask = memoize(
    async () => {
      attempts += 1;
      await turn();
      if (attempts < from) throw new Error(`Attempt ${attempts} failed.`);
      return attempts;
    },
    (error) => void heard.push(error),
  );
  return { ask, heard, attempts: () => attempts };
}

test('starts before the first call and creates the value once for all callers', async () => {
  const { ask, heard, attempts } = fragile(1);
  expect(attempts()).toBe(1);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
  expect(heard).toEqual([]);
});

test('reports a failure that nobody awaited, and the next call tries again', async () => {
  const { ask, heard } = fragile(2);
  await turn();
  await turn();
  expect(heard).toEqual([new Error('Attempt 1 failed.')]);
  expect(await ask()).toBe(2);
});

test('a caller that awaits a failing attempt gets the error, the next caller does not', async () => {
  const { ask, heard } = fragile(3);
  await expect(ask()).rejects.toThrow('Attempt 1 failed.');
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('Attempt 2 failed.');
  expect(await ask()).toBe(3);
  expect(heard).toHaveLength(2);
});
