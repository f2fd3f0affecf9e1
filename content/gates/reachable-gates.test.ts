import { expect, test } from 'vitest';

import type { AchievementRule } from '../../domain/achievements.ts';
import { authoredFixture, curriculumFixture, lessonFixture } from './authored-fixture.ts';
import { reachableGates } from './reachable-gates.ts';

const easy = (id: string, prerequisites: string[] = []) =>
  authoredFixture({ id, difficulty: 1, experienceReward: 25 }, { prerequisites });
const second = authoredFixture(
  { id: 'second', difficulty: 2, experienceReward: 50 },
  { prerequisites: ['first'] },
);
const achievement = (id: string, rule: AchievementRule) => ({
  id,
  name: id,
  description: 'Earn it.',
  icon: 'a-first-try',
  experienceReward: 25,
  rule,
});

test('four challenges of 25 XP unlock difficulty 2', () => {
  const challenges = [easy('a'), easy('b'), easy('c'), easy('d'), second];
  expect(reachableGates(curriculumFixture({ challenges }))).toEqual([]);
});

test('three challenges don’t, and the problem names the missing XP and the lesson', () => {
  const challenges = [easy('a'), easy('b'), easy('c'), second];
  const [problem] = reachableGates(curriculumFixture({ challenges }));
  expect(problem).toMatchObject({ file: 'challenges/second/challenge.yml', field: 'difficulty' });
  expect(problem?.fix).toContain('After "First", learners have 75 of the 100 XP');
});

test('XP that only a later lesson unlocks comes too late', () => {
  const lessons = [lessonFixture(), lessonFixture({ id: 'later' })];
  const challenges = [easy('a'), easy('b'), easy('c'), easy('d', ['later']), second];
  expect(reachableGates(curriculumFixture({ lessons, challenges }))).toHaveLength(1);
});

test('achievements do not count: challenges alone must pay for the next ones', () => {
  const challenges = [easy('a'), easy('b'), easy('c'), second];
  const achievements = [
    achievement('first', { kind: 'at-least', milestone: 'challengesCompleted', count: 1 }),
    achievement('streak', { kind: 'at-least', milestone: 'streakDays', count: 1 }),
  ];
  expect(reachableGates(curriculumFixture({ challenges, achievements }))).toHaveLength(1);
});
