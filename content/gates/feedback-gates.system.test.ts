import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import type { Alternative, AuthoredChallenge, Mistake } from '../authored.ts';
import type { Problem } from '../content-error.ts';
import type { LanguageRunner } from '../../sandbox/contract.ts';
import type { Challenge } from '../curriculum.ts';
import { digestMistakes } from '../digest-outcomes.ts';
import { generatePracticeCases } from '../generate-practice.ts';
import { alternativeCheck } from './alternative-check.ts';
import { authoredFixture } from './authored-fixture.ts';
import { differentIdeas } from './different-ideas.ts';
import { digestCheck } from './digest-check.ts';
import { distinctMistakes } from './distinct-mistakes.ts';
import type { ChallengeGate } from './gate.ts';
import { lookCheck } from './look-check.ts';
import { mistakeMessages } from './mistake-messages.ts';
import { practiceCheck } from './practice-check.ts';
import { practiceReach } from './practice-reach.ts';
import { speedCheck } from './speed-check.ts';
import { createPacedRunner } from '../paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

const { generator: GENERATOR } = authoredFixture();
const LOUD: Alternative = {
  file: 'challenges/shout/solutions/letter-by-letter.py',
  title: 'Letter by letter',
  why: 'It needs no variable.',
  code: 'import sys\n\nfor letter in sys.stdin.readline().strip():\n    print(letter.upper(), end="")\nprint()\n',
};

function mistake(name: string, code: string, message: string | null = null): Mistake {
  return { name, file: `challenges/shout/mistakes/${name}.py`, code, message };
}

const AS_IT_CAME = mistake('as-it-came', 'print(input())\n');
const FIRST_LETTERS = mistake('first-letters', 'print(input().title())\n');

let sound: AuthoredChallenge;

/** Creates a challenge with current practice cases and digests. Its mistakes fail the case "owl". */
async function written(
  parts: Partial<Omit<AuthoredChallenge, 'challenge'>> = {},
  fields: Partial<Challenge> = {},
): Promise<AuthoredChallenge> {
  const mistakes = parts.mistakes ?? [AS_IT_CAME, FIRST_LETTERS];
  const authored = authoredFixture(fields, { alternatives: [LOUD], ...parts, mistakes });
  const practiceCases = await generatePracticeCases(authored, runner);
  const practiced = { ...authored, challenge: { ...authored.challenge, practiceCases } };
  const digests = await digestMistakes(practiced, runner);
  const known = mistakes.map(({ name }) => ({
    name,
    advice: `You print "${name}".`,
    look: 'owl',
    digests: [...(digests.get(name) ?? [])],
  }));
  return { ...practiced, challenge: { ...practiced.challenge, mistakes: known } };
}

beforeAll(async () => {
  await buildPythonRuntime(runtimeDir);
  sound = await written();
});
afterAll(() => runner.close());

const check = async (gate: ChallengeGate, authored: AuthoredChallenge): Promise<Problem[]> =>
  gate(authored, runner);

/** Returns the challenge with other fields as they are published. */
const published = (fields: Partial<Challenge>): AuthoredChallenge => ({
  ...sound,
  challenge: { ...sound.challenge, ...fields },
});

const GATES = {
  alternativeCheck,
  differentIdeas,
  digestCheck,
  distinctMistakes,
  lookCheck,
  mistakeMessages,
  practiceCheck,
  practiceReach,
  speedCheck,
};

test.each(Object.entries(GATES))('a valid challenge passes %s', async (_name, gate) => {
  expect(await check(gate, sound)).toEqual([]);
});

describe('practice cases', () => {
  test('are eight of each size, shortest first, with the solution’s answers', () => {
    const { practiceCases } = sound.challenge;
    const sizes = practiceCases.map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted());
    expect(sizes.filter((size) => size === 3)).toHaveLength(8);
    expect(practiceCases[0]).toMatchObject({
      size: 1,
      stdin: 'bird of 101\n',
      expectedStdout: 'BIRD OF 101\n',
    });
  });

  test('repeat no graded case from difficulty 3 on', async () => {
    const graded = { name: 'graded', stdin: 'bird of 101\n', expectedStdout: 'BIRD OF 101\n' };
    const inputsAt = async (difficulty: 2 | 3): Promise<string[]> => {
      const { challenge } = await written({}, { difficulty, casePool: [graded] });
      return challenge.practiceCases.map(({ stdin }) => stdin);
    };
    expect(await inputsAt(2)).toContain(graded.stdin);
    expect(await inputsAt(3)).not.toContain(graded.stdin);
    expect(await inputsAt(3)).toHaveLength(40);
  });

  test('are rejected if the generator has too few different inputs', async () => {
    const generator = 'def generate(seed, size=None):\n    return f"{size} {seed % 7}\\n"\n';
    await expect(written({ generator })).rejects.toThrow(
      'generator.py, generate: There are fewer than 8 different inputs of size 1',
    );
  });

  test('are reported if the solution or the generator has changed', async () => {
    const generator = GENERATOR.replace('of', 'or');
    const solution = 'print(input().upper().strip() + "!")\n';
    for (const changed of [{ generator }, { solution }]) {
      expect(await check(practiceCheck, { ...sound, ...changed })).toMatchObject([
        { file: 'challenges/shout/cases/pool.json' },
      ]);
    }
  });

  test('are reported if no short one fails with a mistake', async () => {
    const late = mistake(
      'late',
      'word = input()\nprint(word if word == "owl" else word.upper())\n',
    );
    const unlucky = await written({ mistakes: [AS_IT_CAME, late] });
    expect(await check(practiceReach, unlucky)).toMatchObject([
      { file: 'challenges/shout/mistakes/late.py' },
    ]);
  });

  test('are reported if only long ones fail with a mistake', async () => {
    const generator = GENERATOR.replace('"bird "', '"bird\\n"');
    const late = mistake(
      'late',
      'import sys\nprint("BIRD" if sys.stdin.read().count("bird") < 4 else 1)\n',
    );
    expect(await check(practiceReach, await written({ generator, mistakes: [late] }))).toEqual([]);
    const long = generator.replace('(size or 2)', '(size or 2) + "egg\\n" * 5');
    expect(
      await check(practiceReach, await written({ generator: long, mistakes: [late] })),
    ).toHaveLength(1);
    const always = mistake('always', 'print(1)\n');
    expect(
      await check(practiceReach, await written({ generator: long, mistakes: [always] })),
    ).toEqual([]);
  });
});

describe('a known mistake', () => {
  test('is reported if its digests are stale', async () => {
    const [first, second] = sound.challenge.mistakes;
    if (!first || !second) throw new Error('The fixture has two mistakes.');
    const stale = published({ mistakes: [first, { ...second, digests: first.digests }] });
    expect(await check(digestCheck, stale)).toMatchObject([
      { file: 'challenges/shout/mistakes/digests.json', field: 'first-letters' },
    ]);
  });

  test('is reported if it does something else in every run', async () => {
    const random = mistake('random', 'import os\n\nprint(os.urandom(8))\n');
    expect(await check(digestCheck, await written({ mistakes: [random] }))).toMatchObject([
      { field: 'random' },
    ]);
  });

  test('is reported if another one does the same in every fixed case', async () => {
    const copy = mistake('copy', 'word = input()\nprint(word + " " * (word == "bird of 101"))\n');
    const twins = await written({ mistakes: [AS_IT_CAME, FIRST_LETTERS, copy] });
    expect(await check(distinctMistakes, twins)).toMatchObject([
      {
        file: 'challenges/shout/mistakes/copy.py',
        fix: expect.stringContaining('the same as as-it-came.py') as string,
      },
    ]);
  });

  test('is reported if it passes the case that is shown beside its advice', async () => {
    const almost = mistake(
      'almost',
      'word = input()\nprint(word.upper() if word == "owl" else 1)\n',
    );
    expect(await check(lookCheck, await written({ mistakes: [almost] }))).toMatchObject([
      { file: 'challenges/shout/mistakes/almost.py', field: 'look' },
    ]);
  });

  test('is reported if it passes, or if the message that it states is not the judge’s', async () => {
    const right = mistake('right', sound.solution);
    const stated = { ...AS_IT_CAME, message: 'No.' };
    const problems = await check(mistakeMessages, await written({ mistakes: [right, stated] }));
    expect(problems.map(({ fix }) => fix)).toEqual([
      'The mistake passes. Add a case that catches it.',
      expect.stringContaining('Only uppercase and lowercase letters differ'),
    ]);
  });
});

describe('an alternative', () => {
  const withAlternative = (code: string): AuthoredChallenge => ({
    ...sound,
    alternatives: [{ ...LOUD, code }],
  });

  test.each([
    ['a sample', 'word = input()\nprint(word if word == "wren" else word.upper())\n', 'wren'],
    [
      'a practice case',
      'word = input()\nprint(word if "101" in word else word.upper())\n',
      'practice case 1',
    ],
  ])('is reported with the case if it fails %s', async (_name, code, field) => {
    expect(await check(alternativeCheck, withAlternative(code))).toMatchObject([
      { file: LOUD.file, field, fix: expect.stringContaining('Only uppercase') as string },
    ]);
  });

  test('is reported if it is the solution with other names and texts', async () => {
    const code = '"""Shouts."""\n\ntext = input()  # the word\nprint(text.upper())\n';
    expect(await check(differentIdeas, withAlternative(code))).toMatchObject([
      { file: LOUD.file, fix: expect.stringContaining('Only 0 % of it differs') as string },
    ]);
  });

  test('is reported if it uses more than a quarter of the time', async () => {
    const slow = withAlternative(`${LOUD.code}\n`);
    const limits = { ...slow.challenge.limits, wallMs: 1_500 };
    const practiceCases = slow.challenge.practiceCases.slice(0, 1);
    const challenge = { ...slow.challenge, limits, practiceCases };
    const onMachine: LanguageRunner = {
      async run(request) {
        const { outcomes } = await runner.run(request);
        const seconds = request.code.startsWith(LOUD.code) ? 0.4 : 0.3;
        return { outcomes: outcomes.map((one) => ({ ...one, seconds })) };
      },
    };
    const problems = await speedCheck({ ...slow, challenge }, onMachine);
    expect(problems.map(({ file }) => file)).toEqual(Array(8).fill(LOUD.file));
    expect(problems.at(-1)?.field).toBe('practice case 1');
  });

  test('is reported for every case if it is so slow that later cases are left out', async () => {
    const endless = withAlternative('while True:\n    pass\n');
    const limits = { ...endless.challenge.limits, wallMs: 250 };
    const practiceCases = endless.challenge.practiceCases.slice(0, 1);
    const challenge = { ...endless.challenge, limits, practiceCases };
    const problems = await check(speedCheck, { ...endless, challenge });
    const slow = problems.filter(({ file }) => file === LOUD.file);
    expect(slow).toHaveLength(8);
    expect(slow.at(-2)?.fix).toMatch(/^It didn't finish within 250 ms/);
  });

  test('is reported if it shares its idea with another one', async () => {
    const alternatives = [LOUD, { ...LOUD, file: 'challenges/shout/solutions/again.py' }];
    expect(await check(differentIdeas, { ...sound, alternatives })).toMatchObject([
      { fix: expect.stringContaining('differs from letter-by-letter.py') as string },
    ]);
  });

  test('is not compared by what the starter gives to every program', async () => {
    const given = `words = {}\n${'words["a"] = [1, 2, 3]\n'.repeat(9)}`;
    const alternatives = [{ ...LOUD, code: given + LOUD.code }];
    const solution = given + sound.solution;
    const compare = (starterCode: string): Promise<Problem[]> =>
      check(differentIdeas, { ...published({ starterCode }), alternatives, solution });
    expect(await compare(given)).toEqual([]);
    expect(await compare('')).toHaveLength(1);
  });
});
