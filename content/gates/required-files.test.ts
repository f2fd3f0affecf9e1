import { expect, test } from 'vitest';

import type { Problem } from '../content-error.ts';
import { SEEDS } from '../generate-cases.ts';
import { authoredFixture } from './authored-fixture.ts';
import { requiredFiles } from './required-files.ts';

const noRunner = { run: () => Promise.reject(new Error('This gate runs nothing.')) };

const EMPTY_CASE = { name: '', size: 1, stdin: '', expectedStdout: '' };
const GENERATED = { casePool: SEEDS.map(() => EMPTY_CASE), practiceCases: [EMPTY_CASE] };
const ALTERNATIVE = { file: '', title: '', why: '', code: '' };

const filesOf = async (
  challenge: Parameters<typeof authoredFixture>[0] = {},
  parts: Parameters<typeof authoredFixture>[1] = {},
): Promise<string[]> => {
  const authored = authoredFixture(
    { ...GENERATED, ...challenge },
    { alternatives: [ALTERNATIVE], ...parts },
  );
  const problems: Problem[] = await requiredFiles(authored, noRunner);
  return problems.map(({ file }) => file.replace('challenges/shout/', ''));
};

test('a complete challenge passes', async () => {
  expect(await filesOf()).toEqual([]);
});

test('each missing file is named', async () => {
  const none = { samples: [], hiddenCases: [], casePool: [], practiceCases: [] };
  const missing = { tip: null, debrief: null, hints: [], ...none };
  expect(await filesOf(missing, { mistakes: [], alternatives: [] })).toEqual([
    'tip.md',
    'debrief.md',
    'hints.md',
    'samples',
    'cases',
    'mistakes',
    'cases/generated.json',
    'solutions',
    'cases/pool.json',
  ]);
});

test('two cases with the same name are one too many', async () => {
  const { challenge } = authoredFixture();
  const [first] = challenge.hiddenCases;
  if (!first) throw new Error('The fixture has no hidden case.');
  expect(await filesOf({ hiddenCases: [...challenge.hiddenCases, first] })).toEqual(['cases']);
});

test('a fifth hint is one too many', async () => {
  const hint = { markdown: 'Think.', html: '' };
  expect(await filesOf({ hints: [hint, hint, hint, hint, hint] })).toEqual(['hints.md']);
});

test('from difficulty 2 on, a challenge needs more than two known mistakes', async () => {
  expect(await filesOf({ difficulty: 2 })).toEqual(['mistakes']);
});
