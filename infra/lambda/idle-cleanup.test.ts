import { expect, test } from 'vitest';
import { withIdleCleanup } from './idle-cleanup.ts';

/** Nothing happens in this process meanwhile. */
function freeze(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** What happens in which order when something falls due during a freeze, and a request comes at its end. */
async function orderOf(pauseMs: number): Promise<string[]> {
  const order: string[] = [];
  const handler = withIdleCleanup(async (name: string) => order.push(name), pauseMs);
  setTimeout(() => order.push('due'), 5);
  freeze(30);
  await handler('request');
  return order;
}

test('what fell due during a freeze happens before the request that ended it', async () => {
  expect(await orderOf(20)).toEqual(['due', 'request']);
});

test('a request that follows at once waits for nothing', async () => {
  expect(await orderOf(60_000)).toEqual(['request']);
});
