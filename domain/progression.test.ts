import { expect, test } from 'vitest';
import {
  experienceRequired,
  experienceToNextLevel,
  isChallengeUnlocked,
  lessonStates,
  levelOf,
  levelReached,
} from './progression.ts';

test.each([
  [0, 1, 100],
  [99, 1, 1],
  [100, 2, 100],
  [250, 3, 50],
  [1_500, 16, 100],
])('%i XP are level %i, with %i XP to the next level', (experience, level, missing) => {
  expect(levelOf(experience)).toBe(level);
  expect(experienceToNextLevel(experience)).toBe(missing);
});

test.each([
  [299, 50, null],
  [300, 50, 4],
  [349, 50, 4],
  [350, 50, null],
  [300, 0, null],
  [100, 100, 2],
])('with %i XP of which %i are new, the level reached is %s', (experience, earned, level) => {
  expect(levelReached(experience, earned)).toBe(level);
});

test('a challenge of difficulty 1 is unlocked from the start', () => {
  expect(isChallengeUnlocked(1, 0)).toBe(true);
});

test.each([
  [2, 100],
  [3, 200],
  [4, 300],
  [5, 400],
])('difficulty %i unlocks at exactly %i XP', (difficulty, price) => {
  expect(experienceRequired(difficulty)).toBe(price);
  expect(isChallengeUnlocked(difficulty, price - 1)).toBe(false);
  expect(isChallengeUnlocked(difficulty, price)).toBe(true);
});

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
