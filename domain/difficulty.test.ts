import { expect, test } from 'vitest';
import { challengeDifficultyLabel, lessonDifficultyLabel } from './difficulty.ts';

const all = [1, 2, 3, 4, 5];

test('challenges and lessons have three of five labels in common', () => {
  expect(all.map(challengeDifficultyLabel)).toEqual([
    'Beginner',
    'Easy',
    'Medium',
    'Hard',
    'Expert',
  ]);
  expect(all.map(lessonDifficultyLabel)).toEqual([
    'Beginner',
    'Easy',
    'Intermediate',
    'Advanced',
    'Expert',
  ]);
});

test('an unknown difficulty is shown as its number', () => {
  expect(challengeDifficultyLabel(6)).toBe('6');
});
