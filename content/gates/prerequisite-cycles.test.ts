import { expect, test } from 'vitest';

import { authoredFixture, curriculumFixture } from './authored-fixture.ts';
import { prerequisiteCycles } from './prerequisite-cycles.ts';

const challenge = (id: string, ...prerequisites: string[]) =>
  authoredFixture({ id }, { prerequisites });

test('accepts a chain of prerequisites', () => {
  const challenges = [challenge('a'), challenge('b', 'a'), challenge('c', 'a', 'b')];
  expect(prerequisiteCycles(curriculumFixture({ challenges }))).toEqual([]);
});

test('names exactly the challenges of a cycle', () => {
  const challenges = [challenge('a', 'b'), challenge('b', 'a'), challenge('c', 'a')];
  const files = prerequisiteCycles(curriculumFixture({ challenges })).map(({ file }) => file);
  expect(files).toEqual(['challenges/a/challenge.yml', 'challenges/b/challenge.yml']);
});
