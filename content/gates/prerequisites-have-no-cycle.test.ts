import { expect, test } from 'vitest';

import { authoredFixture, curriculumFixture } from './authored-fixture.ts';
import { prerequisitesHaveNoCycle } from './prerequisites-have-no-cycle.ts';

const challenge = (id: string, ...prerequisites: string[]) =>
  authoredFixture({ id }, { prerequisites });

test('accepts a chain of prerequisites', () => {
  const challenges = [challenge('a'), challenge('b', 'a'), challenge('c', 'a', 'b')];
  expect(prerequisitesHaveNoCycle(curriculumFixture({ challenges }))).toEqual([]);
});

test('names exactly the challenges of a cycle', () => {
  const challenges = [challenge('a', 'b'), challenge('b', 'a'), challenge('c', 'a')];
  const files = prerequisitesHaveNoCycle(curriculumFixture({ challenges })).map(({ file }) => file);
  expect(files).toEqual(['challenges/a/challenge.yml', 'challenges/b/challenge.yml']);
});
