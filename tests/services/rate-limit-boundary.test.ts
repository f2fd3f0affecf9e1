import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimitRepository } from '../../functions/data/rate-limit-repository.ts';
import type { RateLimitRepository, TokenBucket } from '../../functions/services/ports/ports.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Takes tokens while the database's clock stands still, which is what a transaction does with it. */
function atOneInstant<Result>(work: (limits: RateLimitRepository) => Promise<Result>) {
  return world.database.transaction((transaction) => work(createRateLimitRepository(transaction)));
}

const BUCKET: TokenBucket = { burst: 3, perMinute: 4 };

test('exactly the burst passes, and the next request waits until one more is allowed', async () => {
  const waits = await atOneInstant(async (limits) => {
    const taken: number[] = [];
    for (let request = 0; request < 5; request += 1) taken.push(await limits.take('a', BUCKET));
    return taken;
  });
  // A refused request takes nothing, so it doesn't make the wait longer.
  expect(waits).toEqual([0, 0, 0, 15, 15]);
});

test('several tokens are taken together or not at all', async () => {
  const waits = await atOneInstant(async (limits) => [
    await limits.take('b', BUCKET, 2),
    await limits.take('b', BUCKET, 2),
    await limits.take('b', BUCKET, 1),
    await limits.take('b', BUCKET, 1),
    await limits.take('b', BUCKET, 3),
  ]);
  expect(waits).toEqual([0, 15, 0, 15, 45]);
});

test('a whole burst may be taken at once, and nothing more', async () => {
  const waits = await atOneInstant(async (limits) => [
    await limits.take('c', BUCKET, 3),
    await limits.take('c', BUCKET),
  ]);
  expect(waits).toEqual([0, 15]);
});

test('each key has a bucket of its own', async () => {
  const waits = await atOneInstant(async (limits) => [
    await limits.take('d', { burst: 1, perMinute: 0.5 }),
    await limits.take('e', { burst: 1, perMinute: 0.5 }),
    await limits.take('d', { burst: 1, perMinute: 0.5 }),
  ]);
  expect(waits).toEqual([0, 0, 120]);
});
