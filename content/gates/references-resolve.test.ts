import { expect, test } from 'vitest';

import { authoredFixture, curriculumFixture, lessonFixture } from './authored-fixture.ts';
import { referencesResolve } from './references-resolve.ts';

test('references to what exists pass', () => {
  const challenges = [authoredFixture({}, { prerequisites: ['first'] })];
  expect(referencesResolve(curriculumFixture({ challenges }))).toEqual([]);
});

test('a category that does not exist is named', () => {
  const lessons = [lessonFixture(), lessonFixture({ id: 'second', categoryId: 'cooking' })];
  expect(referencesResolve(curriculumFixture({ lessons }))).toMatchObject([
    { file: 'lessons/second/lesson.md', field: 'category' },
  ]);
});

test('a category without any item is named', () => {
  const empty = { id: 'bytes', name: 'Bytes', description: 'Nothing yet.' };
  const { categories } = curriculumFixture();
  const curriculum = curriculumFixture({ categories: [...categories, empty] });
  expect(referencesResolve(curriculum)).toMatchObject([{ file: 'categories.yml', field: 'bytes' }]);
});

test('a prerequisite that does not exist is named', () => {
  const challenges = [authoredFixture({}, { prerequisites: ['nowhere'] })];
  expect(referencesResolve(curriculumFixture({ challenges }))).toMatchObject([
    { file: 'challenges/shout/challenge.yml', field: 'prerequisites' },
  ]);
});

test('a lesson that is missing on the path is named', () => {
  const curriculum = curriculumFixture({ unlistedLessons: ['forgotten'] });
  expect(referencesResolve(curriculum)).toMatchObject([
    { file: 'learning-path.yml', field: 'forgotten' },
  ]);
});

test('an achievement for what does not exist is named', () => {
  const achievement = { name: 'A', description: 'B.', icon: 'a-medal', experienceReward: 25 };
  const achievements = [
    { id: 'a', ...achievement, rule: { kind: 'solved', challengeId: 'shout' } as const },
    { id: 'b', ...achievement, rule: { kind: 'solved', challengeId: 'foundations' } as const },
    { id: 'c', ...achievement, rule: { kind: 'finished', categoryId: 'cooking' } as const },
  ];
  expect(referencesResolve(curriculumFixture({ achievements }))).toMatchObject([
    { file: 'achievements.yml', field: 'b.rule' },
    { file: 'achievements.yml', field: 'c.rule' },
  ]);
});
