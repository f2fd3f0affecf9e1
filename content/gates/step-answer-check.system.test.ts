import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import { practiceFixture, python } from './practice-fixture.ts';
import { stepAnswerCheck } from './step-answer-check.ts';
import { createPacedRunner } from '../paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

beforeAll(() => buildPythonRuntime(runtimeDir));
afterAll(() => runner.close());

/** The third size is the first one that `largest` misses. */
const LARGEST = [
  'def largest(sizes):',
  '    best = 0',
  '    for size in sizes[:-1]:',
  '        best = max(best, size)',
  '    return best',
  'print(largest([300, 900, 1200]))',
].join('\n');

/** Two names of one list. */
const SHARED = 'a = [1]\nb = a\nb.append("x")\nprint(a)';

async function findings(options: string, code: string, answer: string): Promise<string[]> {
  const lesson = practiceFixture(
    `## One {#one}\n::: step it ${options} Look.\n${python(code)}answer: ${answer}\n`,
  );
  return (await stepAnswerCheck(lesson, runner)).map(({ field, fix }) => `${field}: ${fix}`);
}

test.each([
  {
    what: 'the value after a line of a function ran',
    ...{ options: 'asks=value name=best line=4 time=2', code: LARGEST, answer: '900' },
  },
  {
    what: 'the value of a list',
    ...{ options: 'asks=value name=a line=3', code: SHARED, answer: "[1, 'x']" },
  },
  {
    what: 'the first step with a value',
    ...{ options: 'asks=step name=best value=900', code: LARGEST, answer: '9' },
  },
  {
    what: 'the line that made a value',
    ...{ options: 'asks=line name=best value=900', code: LARGEST, answer: '4' },
  },
  {
    what: 'the line that changed a list through another name',
    ...{ options: "asks=line name=a value=[1,'x']", code: SHARED, answer: '3' },
  },
])('the recording answers: $what', async ({ options, code, answer }) => {
  expect(await findings(options, code, answer)).toEqual([]);
});

test('a wrong answer is reported with the right one', async () => {
  expect(await findings('asks=value name=best line=4 time=1', LARGEST, '900')).toEqual([
    'exercise it: The recording answers 300. Correct the answer or the program.',
  ]);
});

test.each([
  ['asks=value name=best line=4 time=3'],
  ['asks=value name=missing line=4'],
  ['asks=step name=best value=1200'],
])('a question without an answer is reported: %s', async (options) => {
  expect(await findings(options, LARGEST, '1')).toEqual([
    'exercise it: The recording has no answer. Correct the options or the program.',
  ]);
});

test('a program that takes too many steps is reported', async () => {
  const [finding] = await findings('asks=value name=i line=2', 'for i in range(400):\n    i', '0');
  expect(finding).toMatch(/takes \d+ steps\. Shorten it to 300\.$/);
});
