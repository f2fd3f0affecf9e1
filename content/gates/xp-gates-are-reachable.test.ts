import { expect, test } from 'vitest';

import type { AchievementRule } from '../../domain/achievements.ts';
import { authoredFixture, curriculumFixture } from './authored-fixture.ts';
import { xpGatesAreReachable } from './xp-gates-are-reachable.ts';

const easy = (id: string) => authoredFixture({ id, difficulty: 1, experienceReward: 25 });
const second = authoredFixture({ id: 'second', difficulty: 2, experienceReward: 50 });
const achievement = (id: string, rule: AchievementRule) => ({
  id,
  name: id,
  description: 'Earn it.',
  icon: 'a-first-try',
  experienceReward: 25,
  rule,
});

test('four challenges of 25 XP open difficulty 2', () => {
  const challenges = [easy('a'), easy('b'), easy('c'), easy('d'), second];
  expect(xpGatesAreReachable(curriculumFixture({ challenges }))).toEqual([]);
});

test('three challenges do not, and the missing XP is named', () => {
  const challenges = [easy('a'), easy('b'), easy('c'), second];
  const [problem] = xpGatesAreReachable(curriculumFixture({ challenges }));
  expect(problem?.mend).toContain('Only 75 of the 100 XP');
});

test('an achievement counts when it is certain, also one that another achievement pays for', () => {
  const challenges = [easy('a'), easy('b'), second];
  const achievements = [
    achievement('rich', { kind: 'at-least', milestone: 'experiencePoints', count: 75 }),
    achievement('first', { kind: 'at-least', milestone: 'challengesCompleted', count: 1 }),
  ];
  expect(xpGatesAreReachable(curriculumFixture({ challenges, achievements }))).toEqual([]);
});

test('streaks and first tries do not count: nobody can promise them', () => {
  const challenges = [easy('a'), easy('b'), easy('c'), second];
  const achievements = [
    achievement('streak', { kind: 'at-least', milestone: 'streakDays', count: 1 }),
    achievement('luck', { kind: 'first-try' }),
  ];
  expect(xpGatesAreReachable(curriculumFixture({ challenges, achievements }))).toHaveLength(1);
});
