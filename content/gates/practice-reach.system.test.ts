import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import type { LanguageRunner } from '../../sandbox/contract.ts';
import type { AuthoredChallenge, Mistake } from '../authored.ts';
import { generatePracticeCases } from '../generate-practice.ts';
import { authoredFixture } from './authored-fixture.ts';
import { practiceReach } from './practice-reach.ts';
import { createPacedRunner } from '../paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

beforeAll(() => buildPythonRuntime(runtimeDir));
afterAll(() => runner.close());

function mistake(name: string, code: string): Mistake {
  return { name, file: `challenges/shout/mistakes/${name}.py`, code, message: null };
}

/** Fails a graded case, and no practice case. */
const UNCAUGHT = mistake(
  'uncaught',
  'word = input()\nprint(word if word == "owl" else word.upper())\n',
);

/** Creates a challenge with current practice cases. */
async function practiced(mistakes: Mistake[]): Promise<AuthoredChallenge> {
  const authored = authoredFixture({}, { mistakes });
  const practiceCases = await generatePracticeCases(authored, runner);
  return { ...authored, challenge: { ...authored.challenge, practiceCases } };
}

/** Creates a runner that lists the inputs of its requests. */
function listingRunner(): { requests: (readonly string[])[]; listing: LanguageRunner } {
  const requests: (readonly string[])[] = [];
  const listing: LanguageRunner = {
    run(request) {
      requests.push(request.inputs);
      return runner.run(request);
    },
  };
  return { requests, listing };
}

test('once nine of ten mistakes are caught, the tenth runs no more', async () => {
  const caught = Array.from({ length: 9 }, (_, index) =>
    mistake(`number-${index}`, `print(input(), ${index})\n`),
  );
  const { requests, listing } = listingRunner();
  expect(await practiceReach(await practiced([...caught, UNCAUGHT]), listing)).toEqual([]);
  expect(requests).toHaveLength(10);
});

test('a mistake that nothing catches runs once on every practice case, in three requests', async () => {
  const authored = await practiced([UNCAUGHT]);
  const { requests, listing } = listingRunner();
  expect(await practiceReach(authored, listing)).toMatchObject([{ file: UNCAUGHT.file }]);
  const inputs = requests.flat().filter((input) => input.startsWith('bird'));
  const every = authored.challenge.practiceCases.map(({ stdin }) => stdin);
  expect(inputs.toSorted()).toEqual(every.toSorted());
  expect(requests).toHaveLength(3);
});

test('a mistake that only one practice case catches counts as caught', async () => {
  const authored = await practiced([UNCAUGHT]);
  for (const { stdin } of authored.challenge.practiceCases.slice(-3)) {
    const code = `word = input()\nprint("" if word == ${JSON.stringify(stdin.trim())} else word.upper())\n`;
    expect(await practiceReach({ ...authored, mistakes: [mistake('rare', code)] }, runner)).toEqual(
      [],
    );
  }
});

test('a case that was left out because graded ones took all the time catches nothing', async () => {
  const code = 'word = input()\nwhile "bird" not in word:\n    pass\nprint(word.upper())\n';
  const authored = await practiced([mistake('endless', code)]);
  const limits = { ...authored.challenge.limits, wallMs: 500 };
  const impatient = { ...authored, challenge: { ...authored.challenge, limits } };
  expect(await practiceReach(impatient, runner)).toMatchObject([
    { file: 'challenges/shout/mistakes/endless.py' },
  ]);
});
