import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import { feedbackCheck } from './feedback-check.ts';
import { practiceFixture, python } from './practice-fixture.ts';
import { createPacedRunner } from '../paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

beforeAll(() => buildPythonRuntime(runtimeDir));
afterAll(() => runner.close());

async function findings(exercise: string): Promise<string[]> {
  const lesson = practiceFixture(`## One {#one}\n${exercise}`);
  const problems = await feedbackCheck(lesson, runner);
  return problems.map(({ field, fix }) => `${field}: ${fix}`);
}

const FIX = `::: fix it max-lines=1 Fix.\n${python('print(2)')}solution: print(1)\noutput: 1\n`;
const WRITE = '::: write it Write.\nsolution: return n * 2\ncases: [1] => 2 | [3] => 6\n';
const FILL = `::: fill it Fill.\n${python('print(____)')}answer: 1\noutput: 1\n`;

test.each([
  ['that the given program earns', `${FIX}feedback: 2 => No.`],
  ['that a mistake earns', `${FIX}feedback: 3 => No.\nmistake: 1 => 3`],
  ['on an error, by its name', `${FIX}feedback: NameError => No.\nmistake: print(1) => prints(1)`],
  [
    'on a case that is not the first',
    `${WRITE.replace('write it Write.\n', `write it Write.\n${python('def double(n):')}`)}feedback: 4 => No.\nmistake: n * 2 => min(n * 2, 4)`,
  ],
  ['on what fills a blank', `${FILL}feedback: "1" + "1" => No.\nmistake: "1" + "1"`],
  ['that everything earns', `${FIX}feedback: 2 => No. | * => Try again.`],
  [
    'on an answer that is not run',
    `::: predict it Go.\n${python('print(1)')}answer: 1\nfeedback: 7 => No.`,
  ],
])('accepts feedback %s', async (_name, exercise) => {
  expect(await findings(exercise)).toEqual([]);
});

test.each([
  [
    'feedback that nothing earns',
    `${FIX}feedback: 2 => No. | 3 ⏎ 4 => Never.`,
    'exercise it: No program earns the feedback on `3 ⏎ 4`. Add a `mistake` that does, correct the feedback, or remove it.',
  ],
  [
    'feedback behind another that matches first',
    `${FIX}feedback: 2 => No. | 2.0 => Never. | 2 => Never.\nmistake: 1 => 2.0`,
    'exercise it: No program earns the feedback on `2`.',
  ],
  [
    'a mistake that passes',
    `${FIX}feedback: 2 => No.\nmistake: 1 => 2 - 1`,
    'exercise it: The mistake `print(2 - 1)` passes.',
  ],
  [
    'a mistake that earns only the default',
    `${FIX}feedback: 2 => No. | * => Try again.\nmistake: 1 => 5`,
    'exercise it: The mistake `print(5)` gives `5`, which no feedback is about.',
  ],
  [
    'a mistake with an error that no feedback is about',
    `${FIX}feedback: 2 => No.\nmistake: 1 => a`,
    "gives `NameError: name 'a' is not defined`",
  ],
  [
    'a mistake that learners cannot send',
    `${FIX}feedback: 2 => No.\nmistake: print(1) => print(1) ⏎ print(3)`,
    'You changed 2 lines.',
  ],
])('names %s', async (_name, exercise, finding) => {
  const found = await findings(exercise);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(finding);
});
