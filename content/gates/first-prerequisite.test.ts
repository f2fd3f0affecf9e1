import { expect, test } from 'vitest';
import { authoredFixture, curriculumFixture, lessonFixture } from './authored-fixture.ts';
import { firstPrerequisite } from './first-prerequisite.ts';

/** Checks two lessons, and challenges with these prerequisites. */
const check = (...prerequisites: string[][]) =>
  firstPrerequisite(
    curriculumFixture({
      lessons: [lessonFixture({ id: 'first' }), lessonFixture({ id: 'second', title: 'Second' })],
      challenges: prerequisites.map((some) => authoredFixture({}, { prerequisites: some })),
    }),
  );

test('every lesson is the first prerequisite of some challenge', () => {
  expect(check(['first'], ['second', 'first'])).toEqual([]);
});

test('a lesson is reported if no challenge begins with it, even if one needs it as well', () => {
  expect(check(['first', 'second'])).toEqual([
    {
      file: 'learning-path.yml',
      field: 'second',
      fix: 'No challenge begins with "Second". Add one whose first prerequisite is this lesson.',
    },
  ]);
});

test('a lesson about tools outside of the workspace needs none', () => {
  const lessons = [lessonFixture({ id: 'shell-and-pipes' })];
  expect(firstPrerequisite(curriculumFixture({ lessons, challenges: [] }))).toEqual([]);
});
