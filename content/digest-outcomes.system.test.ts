import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { LanguageRunner } from '../sandbox/contract.ts';
import { buildPythonRuntime } from '../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../sandbox/python/sealed-runner.ts';
import { digestsOf, knownOutcomes } from './digest-outcomes.ts';
import { authoredFixture } from './gates/authored-fixture.ts';
import { createPacedRunner } from './paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

beforeAll(() => buildPythonRuntime(runtimeDir));
afterAll(() => runner.close());

/** Words of the cases, and a program that never ends for those in its list. */
const WORDS = ['wren', 'owl', 'heron', 'crane', 'swift', 'rook', 'jay', 'kite', 'gull', 'tern'];
const endlessFor = (words: readonly string[]): string =>
  `word = input()\nwhile word in ${JSON.stringify(words)}:\n    pass\nprint(word.upper())\n`;

const challenge = {
  ...authoredFixture({
    samples: [],
    hiddenCases: WORDS.map((name) => ({ name, stdin: `${name}\n`, expectedStdout: '' })),
  }).challenge,
  limits: { wallMs: 1_600, outputBytes: 65_536 },
};

test.each([
  ['always ends', []],
  ['never ends in one case', ['crane']],
  ['never ends in five cases, of which two are skipped', ['owl', 'crane', 'swift', 'gull', 'tern']],
])('a program that %s has the digests of a submission', async (_, words) => {
  const code = endlessFor(words);
  const { language, entry, limits, lab } = challenge;
  const inputs = challenge.hiddenCases.map(({ stdin }) => stdin);
  const submission = await runner.run({ language, code, entry, inputs, limits, lab });
  const { fixed } = await knownOutcomes(challenge, code, runner);
  expect(digestsOf(fixed)).toEqual(digestsOf(submission.outcomes));
  const skipped = fixed.filter(({ status, seconds }) => status === 'TIME_LIMIT' && seconds === 0);
  expect(skipped).toHaveLength(
    submission.outcomes.filter(({ error }) => error?.startsWith('Not run')).length,
  );
});

test('a program that took all the time of one case has a quarter of it in the others', async () => {
  const limits: number[] = [];
  const listing: LanguageRunner = {
    run(request) {
      limits.push(request.limits.wallMs);
      return runner.run(request);
    },
  };
  await knownOutcomes(challenge, endlessFor(['owl', 'crane']), listing);
  expect(limits).toEqual([1_600, 400]);
});
