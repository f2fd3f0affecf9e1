import { expect, test } from 'vitest';

import { authoredFixture, curriculumFixture, lessonFixture } from './authored-fixture.ts';
import { idsUnique } from './ids-unique.ts';

test('ids that are used once pass', () => {
  expect(idsUnique(curriculumFixture())).toEqual([]);
});

test('a lesson that stands on the path twice is named', () => {
  const curriculum = curriculumFixture({ lessons: [lessonFixture(), lessonFixture()] });
  expect(idsUnique(curriculum)).toMatchObject([{ file: 'learning-path.yml', field: 'first' }]);
});

test('a challenge may not take the id of a lesson', () => {
  const curriculum = curriculumFixture({ challenges: [authoredFixture({ id: 'first' })] });
  expect(idsUnique(curriculum)).toMatchObject([{ file: 'challenges', field: 'first' }]);
});
