import { expect, test } from 'vitest';
import { isEarned, type Milestones } from './achievements.ts';

const milestones: Milestones = {
  challengesCompleted: 3,
  lessonsCompleted: 0,
  streakDays: 7,
  experiencePoints: 100,
  hardestSolved: 2,
  isFirstTry: false,
};

test('a count is reached at exactly its number', () => {
  expect(isEarned({ kind: 'at-least', milestone: 'streakDays', count: 7 }, milestones)).toBe(true);
  expect(isEarned({ kind: 'at-least', milestone: 'streakDays', count: 8 }, milestones)).toBe(false);
});

test('a first try is earned by nothing but a first try', () => {
  expect(isEarned({ kind: 'first-try' }, milestones)).toBe(false);
  expect(isEarned({ kind: 'first-try' }, { ...milestones, isFirstTry: true })).toBe(true);
});
