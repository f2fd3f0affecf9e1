import { expect, test } from 'vitest';
import { isCapstone, missingOf, preparationWords } from './preparation.ts';

const sockets = { title: 'Sockets in the lab', isDone: false, minutes: 25 };
const loops = { title: 'Loops over events', isDone: true, minutes: 30 };
const scanner = { title: 'Port scanner', isDone: false, minutes: null };

test('a missing lesson is named with its time', () => {
  expect(preparationWords([loops, { ...loops, title: 'Lists' }, sockets])).toBe(
    '2 of 3 done; missing: Sockets in the lab, 25 min',
  );
});

test('several missing items are listed in order, challenges without a time', () => {
  expect(preparationWords([sockets, loops, scanner])).toBe(
    '1 of 3 done; missing: Sockets in the lab, 25 min; Port scanner',
  );
  expect(missingOf([sockets, loops, scanner])).toEqual([sockets, scanner]);
});

test('nothing is missing once everything is done', () => {
  expect(preparationWords([loops])).toBe('1 of 1 done');
});

test('a capstone is known by its id', () => {
  expect(['capstone-incident-report', 'port-scanner'].map((id) => isCapstone({ id }))).toEqual([
    true,
    false,
  ]);
});
