import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import { digestMistakes } from '../digest-outcomes.ts';
import { archiveCheck } from './archive-check.ts';
import { authoredFixture } from './authored-fixture.ts';
import { createPacedRunner } from '../paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

beforeAll(() => buildPythonRuntime(runtimeDir));
afterAll(() => runner.close());

describe('an archived program', () => {
  /** Asks what a program gets that says which mistake it makes. */
  async function archived(code: string, makes: string | null = null): Promise<string[]> {
    const file = 'challenges/shout/archive/one.py';
    const name = 'as-it-came';
    const mistakes = [{ name, file: '', code: 'print(input())\n', message: null }];
    const authored = authoredFixture({}, { mistakes, archive: [{ file, code, makes }] });
    const digests = [...((await digestMistakes(authored, runner)).get(name) ?? [])];
    const known = [{ name, advice: 'You print the word as it came.', look: 'owl', digests }];
    const challenge = { ...authored.challenge, mistakes: known };
    const problems = await archiveCheck({ ...authored, challenge }, runner);
    expect(problems.every((problem) => problem.file === file)).toBe(true);
    return problems.map(({ fix }) => fix);
  }

  test('may fail without any advice, or with the advice on its own bug', async () => {
    expect(await archived('print(input().upper() + "!")\n')).toEqual([]);
    expect(await archived('word = input()\nprint(word)\n', 'as-it-came')).toEqual([]);
  });

  test('is reported if it passes', async () => {
    expect(await archived('print(input().strip().upper())\n')).toEqual([
      'This wrong program passes. Add a case that catches it.',
    ]);
  });

  test('is reported if it gets the advice on another bug, or none on its own', async () => {
    expect(await archived('word = input()\nprint(word)\n')).toEqual([
      expect.stringMatching(/^It gets the advice of as-it-came\.py\./),
    ]);
    expect(await archived('print(input() + "!")\n', 'as-it-came')).toEqual([
      expect.stringMatching(/^It doesn't get the advice of as-it-came\.py\./),
    ]);
  });
});
