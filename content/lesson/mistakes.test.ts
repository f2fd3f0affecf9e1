import { expect, test } from 'vitest';
import { practiceSteps } from './practice-steps.ts';

/** Compiles an exercise and returns its mistakes. */
function mistakesOf(exercise: string) {
  const { mistakes } = practiceSteps({
    file: 'lesson.md',
    firstLine: 1,
    body: `## Step {#step}\n\n::: ${exercise}\n`,
    reviews: [],
    recordings: [],
    fixtures: '',
  });
  return mistakes['it'];
}

const WRITE = 'write it Go.\nsolution: a = 1 ⏎ print(a)\noutput: 1\n';
const FILL = 'fill it Go.\n```python\nprint(____ + ____)\n```\nanswer: 1 / 2\noutput: 3\n';

test('a mistake is a change of the solution, at the first place that fits', () => {
  expect(mistakesOf(`${WRITE}\`\`\`mistake\na => b\nprint(a) =>\n\`\`\`\n`)).toEqual([
    ['b = 1\nprint(a)\n'],
    ['a = 1\n\n'],
  ]);
});

test('a change can span lines, and keeps their indentation', () => {
  expect(mistakesOf(`${WRITE}mistake: 1 ⏎ print => 1 ⏎     print`)).toEqual([
    ['a = 1\n    print(a)\n'],
  ]);
});

test('a mistake can be a whole program, and there can be several', () => {
  const program = '```mistake\nprint(2)\n```\n';
  expect(mistakesOf(`${WRITE}${program}mistake: 1 => 2\n`)).toEqual([
    ['print(2)\n'],
    ['a = 2\nprint(a)\n'],
  ]);
});

test('the mistakes of a fill exercise fill its blanks', () => {
  expect(mistakesOf(`${FILL}mistake: 1 / 1 | a / 2\n`)).toEqual([
    ['1', '1'],
    ['a', '2'],
  ]);
});

test('mistakes change nothing that learners get', () => {
  const compile = (body: string) =>
    practiceSteps({
      file: 'lesson.md',
      firstLine: 1,
      body: `## Step {#step}\n\n::: ${body}\n`,
      reviews: [],
      recordings: [],
      fixtures: '',
    });
  const { mistakes: _none, ...without } = compile(WRITE);
  const { mistakes: _some, ...published } = compile(`${WRITE}mistake: 1 => 2`);
  expect(published).toEqual(without);
});

test.each([
  ['a change of what is not there', `${WRITE}mistake: 7 => 8`, 'changes nothing'],
  ['too few blanks', `${FILL}mistake: 1`, 'fills 1 of 2 blanks'],
  [
    'a mistake where nothing is run',
    'predict it Go.\n```python\nprint(1)\n```\nanswer: 1\nmistake: 2',
    "doesn't run code",
  ],
])('%s is refused', (_name, exercise, problem) => {
  expect(() => mistakesOf(exercise)).toThrow(problem);
});
