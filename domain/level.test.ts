import { expect, test } from 'vitest';
import { experienceToNextLevel, levelOf } from './level.ts';

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
