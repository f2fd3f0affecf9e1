import { expect, test } from 'vitest';

import { authoredFixture, curriculumFixture, lessonFixture } from './authored-fixture.ts';
import { referenceCheck } from './reference-check.ts';

test('accepts references that resolve', () => {
  const challenges = [authoredFixture({}, { prerequisites: ['first'] })];
  expect(referenceCheck(curriculumFixture({ challenges }))).toEqual([]);
});

test('names a category that does not exist', () => {
  const lessons = [lessonFixture(), lessonFixture({ id: 'second', categoryId: 'cooking' })];
  expect(referenceCheck(curriculumFixture({ lessons }))).toMatchObject([
    { file: 'lessons/second/lesson.md', field: 'category' },
  ]);
});

test('names a category without items', () => {
  const empty = { id: 'bytes', name: 'Bytes', description: 'Nothing yet.' };
  const { categories } = curriculumFixture();
  const curriculum = curriculumFixture({ categories: [...categories, empty] });
  expect(referenceCheck(curriculum)).toMatchObject([{ file: 'categories.yml', field: 'bytes' }]);
});

test('names a lesson that was split from none before it', () => {
  const split = lessonFixture({ id: 'second', splitFrom: 'first' });
  const check = (lessons: ReturnType<typeof lessonFixture>[]) =>
    referenceCheck(curriculumFixture({ lessons }));
  expect(check([lessonFixture(), split])).toEqual([]);
  const problem = { file: 'lessons/second/lesson.md', field: 'split_from' };
  expect(check([split, lessonFixture()])).toMatchObject([problem]);
});

test('names a prerequisite that does not exist', () => {
  const challenges = [authoredFixture({}, { prerequisites: ['nowhere'] })];
  expect(referenceCheck(curriculumFixture({ challenges }))).toMatchObject([
    { file: 'challenges/shout/challenge.yml', field: 'prerequisites' },
  ]);
});

test('names a lesson that is not on the path', () => {
  const curriculum = curriculumFixture({ unlistedLessons: ['forgotten'] });
  expect(referenceCheck(curriculum)).toMatchObject([
    { file: 'learning-path.yml', field: 'forgotten' },
  ]);
});

test('names an achievement whose target does not exist', () => {
  const achievement = { name: 'A', description: 'B.', icon: 'a-medal', experienceReward: 25 };
  const achievements = [
    { id: 'a', ...achievement, rule: { kind: 'solved', challengeId: 'shout' } as const },
    { id: 'b', ...achievement, rule: { kind: 'solved', challengeId: 'foundations' } as const },
    { id: 'c', ...achievement, rule: { kind: 'finished', categoryId: 'cooking' } as const },
  ];
  expect(referenceCheck(curriculumFixture({ achievements }))).toMatchObject([
    { file: 'achievements.yml', field: 'b.rule' },
    { file: 'achievements.yml', field: 'c.rule' },
  ]);
});
