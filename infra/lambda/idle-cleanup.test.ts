import { expect, test } from 'vitest';
import { withIdleCleanup } from './idle-cleanup.ts';

/** Blocks this process, as a frozen environment does. */
function freeze(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Returns the order of events when a timer expires during a freeze and a request arrives at its end. */
async function orderOf(pauseMs: number): Promise<string[]> {
  const order: string[] = [];
  const handler = withIdleCleanup(async (name: string) => order.push(name), pauseMs);
  setTimeout(() => order.push('due'), 5);
  freeze(30);
  await handler('request');
  return order;
}

test('a timer that expired during a freeze fires before the request that ended it', async () => {
  expect(await orderOf(20)).toEqual(['due', 'request']);
});

test('a request that follows immediately does not wait', async () => {
  expect(await orderOf(60_000)).toEqual(['request']);
});
