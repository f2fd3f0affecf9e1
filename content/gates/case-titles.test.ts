import { expect, test } from 'vitest';

import { authoredFixture } from './authored-fixture.ts';
import { caseTitles } from './case-titles.ts';

const noRunner = { run: () => Promise.reject(new Error('This gate runs nothing.')) };

test('accepts cases with different titles', async () => {
  expect(await caseTitles(authoredFixture(), noRunner)).toEqual([]);
});

test('names a title that a sample shares with a hidden case', async () => {
  const { hiddenCases } = authoredFixture().challenge;
  const samples = hiddenCases.slice(0, 1);
  expect(await caseTitles(authoredFixture({ samples }), noRunner)).toMatchObject([
    { file: 'challenges/shout/cases', field: 'owl' },
  ]);
});
