import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

/** Something that can be made from the attempt of a number on. */
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

test('it is begun before anybody asks, and made once for all who do', async () => {
  const { ask, heard, attempts } = fragile(1);
  expect(attempts()).toBe(1);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
  expect(heard).toEqual([]);
});

test('a failure that nobody waited for is heard, and the next who asks has it made anew', async () => {
  const { ask, heard } = fragile(2);
  await turn();
  await turn();
  expect(heard).toEqual([new Error('Attempt 1 failed.')]);
  expect(await ask()).toBe(2);
});

test('who waits for an attempt that fails is told, and the next one is not', async () => {
  const { ask, heard } = fragile(3);
  await expect(ask()).rejects.toThrow('Attempt 1 failed.');
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('Attempt 2 failed.');
  expect(await ask()).toBe(3);
  expect(heard).toHaveLength(2);
});
