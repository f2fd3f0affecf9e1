import { expect, test } from 'vitest';

import { authoredFixture } from './authored-fixture.ts';
import type { ChallengeGate } from './gate.ts';
import { hintCheck } from './hint-check.ts';

const check = (...hints: string[]): ReturnType<ChallengeGate> => {
  const prose = hints.map((markdown) => ({ markdown, html: markdown }));
  const noRunner = { run: () => Promise.reject(new Error('This gate runs nothing.')) };
  return hintCheck(authoredFixture({ hints: prose }), noRunner);
};

test('the last hint may contain the solution', async () => {
  expect(await check('Think.', '`print(word.upper())`')).toEqual([]);
});

test('an earlier hint may not and is named', async () => {
  expect(await check('Write `print(word.upper())`.', 'That is all.')).toMatchObject([
    { file: 'challenges/shout/hints.md', field: 'hint 1' },
  ]);
});

test('a line of the starter may appear in any hint', async () => {
  expect(await check('`word = input()` has read it.', 'Go on.')).toEqual([]);
});
