import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProcessesOf, type RunningProduct, startProduct } from '../support/product.ts';
import { isAlive } from '../support/descendants.ts';
import { loadProduct, RATES } from './load-product.ts';

const SECONDS = 5;
const LEARNERS = 4;

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

test('every request under open-loop load is answered correctly', async () => {
  const { url } = product;
  const outcomes = await loadProduct({ url, seconds: SECONDS, learners: LEARNERS });
  expect(outcomes).toHaveLength(SECONDS * (RATES.mixedPerSecond + RATES.runsPerSecond));
  expect(outcomes.filter(({ error }) => error !== null)).toEqual([]);
});

test('SIGTERM stops a product after load, with everything it started', async () => {
  const processes = await listProcessesOf(product.process);
  expect(processes.length).toBeGreaterThan(1);
  expect(await product.stop('SIGTERM')).toBe(0);
  expect(processes.filter(isAlive)).toEqual([]);
});
