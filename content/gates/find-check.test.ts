import { expect, test } from 'vitest';
import type { LineFindKey } from '../../domain/line-find.ts';
import { authoredFixture } from './authored-fixture.ts';
import { findCheck } from './find-check.ts';
import type { ChallengeGate } from './gate.ts';

const STARTER = 'word = input()\nloud = word.lower()\nif word:\n    print(loud)\n';

function check(key: Partial<LineFindKey>, choices = [1, 2, 3, 4]): ReturnType<ChallengeGate> {
  const find = {
    shown: { question: 'Which line is too quiet?', choices },
    key: { lines: [2], why: 'It makes the word quiet.', feedback: {}, ...key },
  };
  const noRunner = { run: () => Promise.reject(new Error('This gate runs nothing.')) };
  return findCheck(authoredFixture({ starterCode: STARTER, find }), noRunner);
}

test('a line that the solution changes is faulty', async () => {
  expect(await check({ feedback: { 1: 'It reads.', 4: 'It prints.' } })).toEqual([]);
});

test('a line that the solution keeps is not, and is named', async () => {
  expect(await check({ lines: [1] })).toMatchObject([
    { field: 'find.lines', fix: expect.stringContaining('Line 1 is in solution.py') as string },
  ]);
});

test('learners choose from three lines that aren’t faulty', async () => {
  expect(await check({}, [1, 2, 3])).toMatchObject([{ field: 'find.choices' }]);
});

test('two lines with the same feedback are reported', async () => {
  expect(await check({ feedback: { 1: 'No.', 4: 'No.' } })).toMatchObject([
    { field: 'find.feedback' },
  ]);
});

test('a challenge without a question has no problem', async () => {
  const noRunner = { run: () => Promise.reject(new Error('This gate runs nothing.')) };
  expect(await findCheck(authoredFixture(), noRunner)).toEqual([]);
});
