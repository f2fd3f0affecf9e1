import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';

import { recordingOf } from './exercise-tables.ts';

const COUNT = 16;

test('a learner always searches the same recording, and visitors the first one', () => {
  const searched = { learnerId: randomUUID(), exerciseId: 'loudest-source', count: COUNT };
  expect(recordingOf(searched)).toBe(recordingOf({ ...searched }));
  expect(recordingOf({ ...searched, learnerId: null })).toBe(0);
});

test('learners are spread over all recordings', () => {
  const chosen = Array.from({ length: 800 }, () =>
    recordingOf({ learnerId: randomUUID(), exerciseId: 'loudest-source', count: COUNT }),
  );
  const counts = Array.from({ length: COUNT }, (_, index) => chosen.filter((one) => one === index));
  for (const { length } of counts) expect(length).toBeGreaterThan(800 / COUNT / 4);
});

test('without recordings there is no other than the first', () => {
  expect(recordingOf({ learnerId: randomUUID(), exerciseId: 'any', count: 0 })).toBe(0);
});
