import { expect, test } from 'vitest';
import { createBucket, type Bucket, type Rate } from './bucket.ts';

function bucketAt(rate: Rate): { bucket: Bucket; wait: (seconds: number) => void } {
  const clock = { now: 1_700_000_000_000 };
  const wait = (seconds: number): void => void (clock.now += seconds * 1000);
  return { bucket: createBucket(rate, () => clock.now), wait };
}

const takeAll = (bucket: Bucket, keys: readonly string[]): number[] =>
  keys.map((key) => bucket.take(key));

test('events are counted up to the limit, and the next one says how long to wait', () => {
  const { bucket, wait } = bucketAt({ events: 3, perSeconds: 60 });
  expect(takeAll(bucket, ['a', 'a', 'a', 'a'])).toEqual([0, 0, 0, 20]);
  wait(15);
  expect(bucket.take('a')).toBe(5);
  wait(5);
  expect(takeAll(bucket, ['a', 'a'])).toEqual([0, 20]);
});

test('each key is counted separately', () => {
  const { bucket } = bucketAt({ events: 1, perSeconds: 60 });
  expect(takeAll(bucket, ['a', 'b', 'a'])).toEqual([0, 0, 60]);
});

test('a bucket refills over time, but never beyond its limit', () => {
  const { bucket, wait } = bucketAt({ events: 2, perSeconds: 60 });
  takeAll(bucket, ['a', 'a']);
  wait(86_400);
  expect(takeAll(bucket, ['a', 'a', 'a'])).toEqual([0, 0, 30]);
});

test('a rejected event does not extend the wait', () => {
  const { bucket, wait } = bucketAt({ events: 1, perSeconds: 60 });
  takeAll(bucket, ['a', 'a', 'a', 'a']);
  wait(60);
  expect(bucket.take('a')).toBe(0);
});

test('an event can be given back, and a key can be reset', () => {
  const { bucket } = bucketAt({ events: 2, perSeconds: 60 });
  takeAll(bucket, ['a', 'a']);
  bucket.giveBack('a');
  expect(takeAll(bucket, ['a', 'a'])).toEqual([0, 30]);
  bucket.empty('a');
  expect(takeAll(bucket, ['a', 'a', 'a'])).toEqual([0, 0, 30]);
  bucket.giveBack('never counted');
  expect(takeAll(bucket, ['b', 'b', 'b'])).toEqual([0, 0, 30]);
});

test('a limit of zero rejects everything', () => {
  const { bucket } = bucketAt({ events: 0, perSeconds: 60 });
  expect(bucket.take('a')).toBe(60);
});

test('made-up keys evict the oldest ones instead of filling the memory', () => {
  const { bucket } = bucketAt({ events: 1, perSeconds: 3_600 });
  takeAll(bucket, ['old', 'used']);
  for (let index = 0; index < 49_999; index += 1) bucket.take(`made up ${index}`);
  expect(bucket.take('old')).toBe(0);
  expect(bucket.take('made up 49998')).toBe(3_600);
});
