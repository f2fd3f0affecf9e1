import { expect, it } from 'vitest';
import { createSlots } from './sealed-runner.ts';

it('runs at most as many tasks at once as there are slots, in order of arrival', async () => {
  const inSlot = createSlots(2);
  const events: string[] = [];
  const gates = ['a', 'b', 'c'].map((name) => ({ name, gate: Promise.withResolvers<string>() }));
  const tasks = gates.map(({ name, gate }) =>
    inSlot(() => {
      events.push(name);
      return gate.promise;
    }),
  );
  await Promise.resolve();
  expect(events).toEqual(['a', 'b']);
  gates[1]?.gate.resolve('second');
  expect(await tasks[1]).toBe('second');
  await Promise.resolve();
  expect(events).toEqual(['a', 'b', 'c']);
  for (const { gate } of gates) gate.resolve('done');
  await Promise.all(tasks);
});

it('frees the slot of a task that fails', async () => {
  const inSlot = createSlots(1);
  await expect(inSlot(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inSlot(() => Promise.resolve(1))).toBe(1);
});
