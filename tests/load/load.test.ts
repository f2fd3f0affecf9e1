import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { loadProduct, RATES } from './load-product.ts';

/** What has to be built is built first. */
const START_ALLOWANCE_MS = 300_000;
const SECONDS = 5;
const LEARNERS = 4;

let product: RunningProduct | null = null;
beforeAll(async () => {
  product = await startProduct();
}, START_ALLOWANCE_MS);
afterAll(() => product?.stop());

test('every request of a crowd that waits for nobody is answered, and rightly', async () => {
  const url = product?.url ?? '';
  const outcomes = await loadProduct({ url, seconds: SECONDS, learners: LEARNERS });
  expect(outcomes).toHaveLength(SECONDS * (RATES.mixedPerSecond + RATES.runsPerSecond));
  expect(outcomes.filter(({ error }) => error !== null)).toEqual([]);
});
