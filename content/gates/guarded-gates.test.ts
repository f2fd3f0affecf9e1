import { expect, test } from 'vitest';

import { authoredFixture, curriculumFixture } from './authored-fixture.ts';
import { guardedGates } from './guarded-gates.ts';

const achievements = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `achievement-${index}`,
    name: `Achievement ${index}`,
    description: 'Earn it.',
    icon: 'a-first-try',
    experienceReward: 5,
    rule: { kind: 'at-least', milestone: 'lessonsCompleted', count: 1 } as const,
  }));

const easy = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    authoredFixture({ id: `easy-${index}`, difficulty: 1, experienceReward: 25 }),
  );

const capstone = (...prerequisites: string[]) =>
  authoredFixture(
    { id: 'capstone-report', difficulty: 5, experienceReward: 300 },
    { prerequisites },
  );

test('with all reviews, twenty-nine achievements leave difficulty 3 closed, thirty open it', () => {
  expect(guardedGates(curriculumFixture({ achievements: achievements(29) }))).toEqual([]);
  const [problem] = guardedGates(curriculumFixture({ achievements: achievements(30) }));
  expect(problem).toMatchObject({ file: 'achievements.yml' });
  expect(problem?.fix).toContain('pay 150 XP');
});

test('a capstone that needs sixteen easy challenges is far enough away', () => {
  const challenges = [...easy(16), capstone()];
  expect(guardedGates(curriculumFixture({ challenges }))).toEqual([]);
});

test('a capstone that two expensive challenges open is too close', () => {
  const rich = ['one', 'two'].map((id) => authoredFixture({ id, experienceReward: 300 }));
  const [problem] = guardedGates(curriculumFixture({ challenges: [...rich, capstone('one')] }));
  expect(problem).toMatchObject({
    file: 'challenges/capstone-report/challenge.yml',
    field: 'prerequisites',
  });
  expect(problem?.fix).toContain('after 2 solved challenges');
});

test('the prerequisites of prerequisites count', () => {
  const rich = ['one', 'two'].map((id) => authoredFixture({ id, experienceReward: 300 }));
  const chain = easy(9).map((authored, index) => ({
    ...authored,
    prerequisites: index === 0 ? [] : [`easy-${index - 1}`],
  }));
  const challenges = [...rich, ...chain, capstone('easy-8')];
  expect(guardedGates(curriculumFixture({ challenges }))).toEqual([]);
  const shorter = [...rich, ...chain, capstone('easy-6')];
  expect(guardedGates(curriculumFixture({ challenges: shorter }))).toHaveLength(1);
});

test('achievements bring the capstone closer', () => {
  const challenges = [...easy(16), capstone()];
  const capstoneProblems = (count: number) =>
    guardedGates(curriculumFixture({ challenges, achievements: achievements(count) })).filter(
      ({ field }) => field === 'prerequisites',
    );
  expect(capstoneProblems(30)).toEqual([]);
  expect(capstoneProblems(38)).toHaveLength(1);
});
