import { expect, test } from 'vitest';

import type { Problem } from '../content-error.ts';
import { authoredFixture } from './authored-fixture.ts';
import { requiredFiles } from './required-files.ts';

const noRunner = { run: () => Promise.reject(new Error('This gate runs nothing.')) };

const filesOf = async (...parts: Parameters<typeof authoredFixture>): Promise<string[]> => {
  const problems: Problem[] = await requiredFiles(authoredFixture(...parts), noRunner);
  return problems.map(({ file }) => file.replace('challenges/shout/', ''));
};

test('a complete challenge passes', async () => {
  expect(await filesOf()).toEqual([]);
});

test('each missing file is named', async () => {
  const missing = { tip: null, debrief: null, hints: [], samples: [], hiddenCases: [] };
  expect(await filesOf(missing, { mistakes: [] })).toEqual([
    'tip.md',
    'debrief.md',
    'hints.md',
    'samples',
    'cases',
    'mistakes',
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

test('from difficulty 2 on a challenge needs a generator', async () => {
  expect(await filesOf({ difficulty: 2 })).toEqual(['generator.py']);
});

test('a challenge that gives feedback needs a generator, an alternative and practice cases', async () => {
  const missing = ['generator.py', 'solutions', 'cases/pool.json'];
  expect(await filesOf({}, { format: 2 })).toEqual(missing);
  expect(await filesOf({ difficulty: 2 }, { format: 2 })).toEqual(['mistakes', ...missing]);
});

test('a generator without its committed cases is named', async () => {
  expect(await filesOf({}, { generator: 'def generate(seed): ...' })).toEqual([
    'cases/generated.json',
  ]);
});
