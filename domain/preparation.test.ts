import { expect, test } from 'vitest';
import { isCapstone, missingOf, openLessonToward, preparationWords } from './preparation.ts';
import { lessonStates } from './progression.ts';

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

function pathTo(completed: readonly string[]) {
  const ids = ['one', 'two', 'three', 'four'];
  const states = lessonStates(ids, new Set(completed));
  return ids.map((id) => ({ id, state: states.get(id) ?? 'LOCKED' }));
}

const towards = (completed: readonly string[], ...missing: string[]) =>
  openLessonToward(pathTo(completed), new Set(missing))?.id;

test('the way to a missing lesson begins with the lesson itself if it is open', () => {
  expect(towards([], 'one', 'three')).toBe('one');
  expect(towards(['one', 'two'], 'three')).toBe('three');
  expect(towards(['one', 'two'], 'two')).toBe('two');
});

test('the way to a locked lesson begins with the open lesson in front of it', () => {
  expect(towards([], 'three')).toBe('one');
  expect(towards(['one'], 'four', 'three')).toBe('two');
});

test('with gaps in what was completed, the open lesson nearest to the locked one comes first', () => {
  expect(towards(['two'], 'four')).toBe('three');
});

test('nothing is suggested if no lesson on the path is missing', () => {
  expect(towards(['one'])).toBeUndefined();
  expect(towards(['one'], 'retired')).toBeUndefined();
});
