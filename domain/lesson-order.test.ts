import { expect, test } from 'vitest';
import { lessonStates } from './lesson-order.ts';

const path = ['one', 'two', 'three'];
const statesAfter = (...completed: string[]) => [
  ...lessonStates(path, new Set(completed)).values(),
];

test('only the first lesson is unlocked at the start', () => {
  expect(statesAfter()).toEqual(['UNLOCKED', 'LOCKED', 'LOCKED']);
});

test('completing a lesson unlocks the next one', () => {
  expect(statesAfter('one')).toEqual(['COMPLETED', 'UNLOCKED', 'LOCKED']);
});

test('a completed lesson stays completed when the path changes', () => {
  expect(statesAfter('three')).toEqual(['UNLOCKED', 'LOCKED', 'COMPLETED']);
});

test('an empty path has no states', () => {
  expect(lessonStates([], new Set()).size).toBe(0);
});
