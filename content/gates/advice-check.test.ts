import { expect, test } from 'vitest';

import { adviceCheck } from './advice-check.ts';
import { authoredFixture } from './authored-fixture.ts';

const noRunner = { run: () => Promise.reject(new Error('This gate runs nothing.')) };

async function findings(...advices: string[]): Promise<string[]> {
  const mistakes = advices.map((advice, index) => ({
    name: `m${index}`,
    advice,
    look: 'wren',
    digests: [],
  }));
  const programs = mistakes.map(({ name }) => ({
    name,
    file: `mistakes/${name}.py`,
    code: 'word = input()\nprint(word)\n',
    message: null,
  }));
  const challenge = authoredFixture({ mistakes }, { mistakes: programs });
  const problems = await adviceCheck(challenge, noRunner);
  return problems.map(({ file, field, fix }) => `${file}, ${field}: ${fix}`);
}

test.each([
  'You print "wren", but nobody shouts like that.',
  'Port 1024 is missing: the upper end belongs to the range.',
  'You print the word as it came. What has to happen before?',
  'In `a.b()` nothing changes. Text stays as it is, unless you keep the result.',
])('accepts advice about this program: %s', async (advice) => {
  expect(await findings(advice)).toEqual([]);
});

test.each([
  ['no thing of the program', 'Check the boundaries again.', 'It could stand beside any mistake.'],
  ['three sentences', 'You print 1. You print 2. Stop.', 'Write one or two complete sentences.'],
  ['no end', 'You print "wren", as it came', 'Write one or two complete sentences.'],
  [
    'a line of the solution',
    'Write `print(word.upper())`.',
    'It gives away the line `print(word.upper())`.',
  ],
])('names advice with %s', async (_name, advice, fix) => {
  expect(await findings(advice)).toEqual([
    expect.stringContaining(`mistakes/m0.py, advice: ${fix}`),
  ]);
});

test('names the second mistake with the same advice', async () => {
  const advice = 'You print the word as it came.';
  expect(await findings(advice, advice)).toEqual([
    expect.stringContaining('mistakes/m1.py, advice: Another mistake has the same advice.'),
  ]);
});
