import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import type { LanguageRunner, RunRequest, RunResult } from '../../sandbox/contract.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import type { AuthoredChallenge } from '../authored.ts';
import type { Problem } from '../content-error.ts';
import { generateCases, SEEDS } from '../generate-cases.ts';
import { authoredFixture, lessonFixture } from './authored-fixture.ts';
import type { ChallengeGate } from './gate.ts';
import { hardCodingCheck } from './hard-coding-check.ts';
import { lessonOutput } from './lesson-output.ts';
import { mistakeMessages } from './mistake-messages.ts';
import { samplePrintingCheck } from './sample-printing-check.ts';
import { seedCheck } from './seed-check.ts';
import { speedCheck } from './speed-check.ts';
import { solutionCheck } from './solution-check.ts';
import { starterCheck } from './starter-check.ts';
import { createPacedRunner } from '../paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

beforeAll(() => buildPythonRuntime(runtimeDir));
afterAll(() => runner.close());

const check = async (gate: ChallengeGate, authored: AuthoredChallenge): Promise<Problem[]> =>
  gate(authored, runner);

/** A machine on which every case takes so many seconds. */
const taking = (seconds: number): LanguageRunner => ({
  async run(request) {
    const { outcomes } = await runner.run(request);
    return { outcomes: outcomes.map((one) => ({ ...one, seconds })) };
  },
});

const { challenge: sound, solution } = authoredFixture();
const sameAnswer = sound.hiddenCases.map((test) => ({ ...test, expectedStdout: 'WREN\n' }));

const GATES = {
  solutionPasses: solutionCheck,
  starterFails: starterCheck,
  mistakesEarnTheirMessage: mistakeMessages,
  printingTheSampleFails: samplePrintingCheck,
  hardCodingFails: hardCodingCheck,
  seedsAgree: seedCheck,
  solutionIsQuick: speedCheck,
};

test.each(Object.entries(GATES))('a valid challenge passes %s', async (_name, gate) => {
  expect(await check(gate, authoredFixture())).toEqual([]);
});

describe('the solution', () => {
  test('is reported with the case if it fails one', async () => {
    const problems = await check(solutionCheck, authoredFixture({}, { solution: 'print("OWL")' }));
    expect(problems).toHaveLength(6);
    expect(problems[0]).toMatchObject({ file: 'challenges/shout/solution.py', field: 'wren' });
    expect(problems[0]?.fix).toContain('Line 1: expected "WREN", got "OWL".');
  });

  test('is reported if it uses more than a quarter of its time', async () => {
    const limits = { ...sound.limits, wallMs: 1_500 };
    const problems = await speedCheck(authoredFixture({ limits }), taking(0.8));
    expect(problems).toHaveLength(7);
    expect(problems[0]?.fix).toMatch(/^It took 800 of 1500 ms\./);
  });

  test('is not reported if it is slow only once because the machine is busy', async () => {
    let runs = 0;
    const onBusyMachine = async (request: RunRequest): Promise<RunResult> => {
      const isBusy = (runs += 1) <= 2;
      const { outcomes } = await runner.run(request);
      return { outcomes: outcomes.map((one) => (isBusy ? { ...one, seconds: 9 } : one)) };
    };
    // The validator remembers the results of requests, so running the same one again would change nothing.
    const results = new Map<string, Promise<RunResult>>();
    const remembering: LanguageRunner = {
      run(request) {
        const key = JSON.stringify(request);
        const result = results.get(key) ?? onBusyMachine(request);
        results.set(key, result);
        return result;
      },
    };
    expect(await speedCheck(authoredFixture(), remembering)).toEqual([]);
    expect(runs).toBe(3);
  });
});

test('a starter that solves the samples is reported', async () => {
  expect(await check(starterCheck, authoredFixture({ starterCode: solution }))).toMatchObject([
    { file: 'challenges/shout/starter.py' },
  ]);
});

describe('a known mistake', () => {
  const withMistake = (code: string, message: string): AuthoredChallenge =>
    authoredFixture({}, { mistakes: [{ name: 'one', file: 'mistakes/one.py', code, message }] });

  test('is reported if it passes', async () => {
    const problems = await check(mistakeMessages, withMistake(solution, 'No.'));
    expect(problems).toMatchObject([
      { file: 'mistakes/one.py', fix: 'The mistake passes. Add a case that catches it.' },
    ]);
  });

  test('is reported with its message if it gets a different one', async () => {
    const problems = await check(mistakeMessages, withMistake('input()', 'No.'));
    expect(problems).toMatchObject([
      {
        field: 'line 1',
        fix: expect.stringContaining('"The program printed nothing."') as string,
      },
    ]);
  });

  test('gets the last line of its traceback if it raises an error', async () => {
    const mistake = withMistake(
      'int(input())',
      "ValueError: invalid literal for int() with base 10: 'wren'",
    );
    expect(await check(mistakeMessages, mistake)).toEqual([]);
  });
});

describe('cases that all have the same answer', () => {
  const challenge = { difficulty: 2, hiddenCases: sameAnswer } as const;

  test('are reported if a program that prints the sample passes them', async () => {
    expect(await check(samplePrintingCheck, authoredFixture(challenge))).toHaveLength(1);
  });

  test('may be so at difficulty 1', async () => {
    const easy = authoredFixture({ ...challenge, difficulty: 1 });
    expect(await check(samplePrintingCheck, easy)).toEqual([]);
  });

  test('are reported if a program that hard-codes the samples passes them', async () => {
    expect(await check(hardCodingCheck, authoredFixture(challenge))).toHaveLength(1);
  });
});

test('a function challenge is hard-coded by its arguments', async () => {
  const double = (value: number) => ({
    name: String(value),
    stdin: `[${value}]\n`,
    expectedStdout: `${value * 2}\n`,
  });
  const entry = { kind: 'function', name: 'double' } as const;
  const samples = [double(1), double(2)];
  const weak = authoredFixture({ entry, samples, hiddenCases: samples });
  const strong = authoredFixture({ entry, samples, hiddenCases: [double(3)] });
  expect(await check(hardCodingCheck, weak)).toHaveLength(1);
  expect(await check(hardCodingCheck, strong)).toEqual([]);
});

describe('a generator', () => {
  const generated = async (generator: string): Promise<AuthoredChallenge> => {
    const authored = authoredFixture({}, { generator });
    const cases = await generateCases(authored, runner);
    const casePool = cases.map(({ seed, ...test }) => ({ name: `Seed ${seed}`, ...test }));
    return authoredFixture({ casePool }, { generator });
  };

  test('passes if the committed cases are the ones it generates', async () => {
    const authored = await generated('def generate(seed):\n    return f"bird {seed}\\n"\n');
    expect(authored.challenge.casePool[1]?.expectedStdout).toBe('BIRD 2\n');
    expect(await check(seedCheck, authored)).toEqual([]);
  });

  test('is reported with the stale seeds if the committed cases are stale', async () => {
    const authored = await generated('def generate(seed):\n    return f"bird {seed}\\n"\n');
    const changed = { ...authored, solution: 'print(input().title())\n' };
    expect(await check(seedCheck, changed)).toMatchObject([
      {
        field: `seeds ${SEEDS.join(', ')}`,
        fix: 'The generator or the solution now produces different cases. Run `npm run content -- shout --write`.',
      },
    ]);
  });

  test('is reported if it always generates the same case', async () => {
    const authored = await generated('def generate(seed):\n    return "bird\\n"\n');
    expect(await check(seedCheck, authored)).toMatchObject([{ field: 'generate' }]);
  });

  test('is reported if it ignores its seed', async () => {
    const authored = await generated(
      'import os\n\n\ndef generate(seed):\n    return os.urandom(8).hex()\n',
    );
    expect(await check(seedCheck, authored)).toHaveLength(1);
  });

  test('is rejected with the reason if it does not finish', async () => {
    await expect(generated('def generate(seed):\n    return seed / 0\n')).rejects.toThrow(
      'challenges/shout/generator.py, seed 1: It does not finish: ZeroDivisionError',
    );
  });
});

describe('a lesson', () => {
  const checkLesson = async (lesson: Parameters<typeof lessonFixture>[0]): Promise<Problem[]> =>
    lessonOutput(lessonFixture(lesson), runner);

  test('passes if its example and its text print what they show', async () => {
    const markdown =
      '```python say.py\nprint(input())\n```\n\n```input\nhi\n```\n\n```output\nhi\n```';
    expect(await checkLesson({ content: { markdown, html: '' } })).toEqual([]);
  });

  test('is reported if its example prints something else', async () => {
    const example = { code: 'print(2)\n', codeHtml: '', output: '1\n' };
    expect(await checkLesson({ example })).toMatchObject([
      { file: 'lessons/first/lesson.md', field: 'example.py' },
    ]);
  });

  test('is reported with the program if its text shows another output', async () => {
    const markdown = '```python say.py\nprint("a")\n```\n\n```output\nb\n```';
    expect(await checkLesson({ content: { markdown, html: '' } })).toMatchObject([
      {
        field: 'say.py',
        fix: 'Line 1: expected "b", got "a". Correct the output or the program.',
      },
    ]);
  });
});
