import { expect, test } from 'vitest';

import { authoredFixture, curriculumFixture, lessonFixture } from './authored-fixture.ts';
import { uniqueIds } from './unique-ids.ts';

test('accepts ids that are used once', () => {
  expect(uniqueIds(curriculumFixture())).toEqual([]);
});

test('names a lesson that is on the path twice', () => {
  const curriculum = curriculumFixture({ lessons: [lessonFixture(), lessonFixture()] });
  expect(uniqueIds(curriculum)).toMatchObject([{ file: 'learning-path.yml', field: 'first' }]);
});

test('rejects a challenge with the id of a lesson', () => {
  const curriculum = curriculumFixture({ challenges: [authoredFixture({ id: 'first' })] });
  expect(uniqueIds(curriculum)).toMatchObject([{ file: 'challenges', field: 'first' }]);
});
