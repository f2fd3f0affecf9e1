import { expect, test } from 'vitest';
import { seededOrder } from './seeded-order.ts';

const WORDS = Array.from({ length: 40 }, (_, index) => `exercise-${index}`);
const order = (seed: string, words: readonly string[] = WORDS) =>
  seededOrder(words, seed, (word) => word);

test('the order depends on the seed and not on the order of the items', () => {
  expect(order('monday')).toEqual(order('monday', WORDS.toReversed()));
  expect(order('monday')).not.toEqual(order('tuesday'));
  expect(order('monday').toSorted()).toEqual(WORDS.toSorted());
});

test('days in a row put every item in front about equally often', () => {
  const counts = new Map<string, number>();
  for (let day = 0; day < 4_000; day += 1) {
    const first = order(`2026-${day}`)[0] ?? '';
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  expect(counts.size).toBe(WORDS.length);
  expect(Math.max(...counts.values())).toBeLessThan(160);
});
