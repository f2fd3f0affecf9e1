import { expect, test } from 'vitest';

import type { Exercise, ExerciseKey } from '../../domain/exercise.ts';
import { practiceSteps } from './practice-steps.ts';
import type { AuthoredRecording } from './recordings.ts';

const FILE = 'lessons/first/lesson.md';

function compile(body: string, recordings: AuthoredRecording[] = [], fixtures = '') {
  return practiceSteps({
    file: FILE,
    firstLine: 11,
    body,
    reviews: ['string methods'],
    recordings,
    fixtures,
  });
}

/** Compiles one exercise in a step of its own. */
function exercise(markdown: string): Exercise & { key: ExerciseKey } {
  const { steps, exerciseKeys } = compile(`## Step {#step}\n\n${markdown}`);
  const block = steps[0]?.blocks.at(-1);
  if (block?.kind !== 'exercise') throw new Error('The last block is not an exercise.');
  const key = exerciseKeys[block.exercise.id];
  if (key === undefined) throw new Error('The exercise has no key.');
  return { ...block.exercise, key };
}

const fence = (role: string, text: string): string => `\`\`\`${role}\n${text}\n\`\`\`\n`;
const visible = (input: string, expected: string) => ({ input, expected, isHidden: false });

test('each heading with an id starts a step; other headings stay inside it', () => {
  const { steps } = compile(
    [
      '## One `print` {#one}',
      'Text.',
      fence('python report.py says hello', 'print(input())'),
      fence('input', 'hello'),
      fence('output', 'hello'),
      '## Where you are',
      '::: defense',
      'Careful.',
      ':::',
      '## Two {#two}',
      '::: run it Run it.',
      fence('python', 'print(1)'),
      'More.',
      ':::',
      'After it.',
    ].join('\n'),
  );
  expect(steps.map(({ id, title }) => [id, title])).toEqual([
    ['one', 'One print'],
    ['two', 'Two'],
  ]);
  expect(steps[0]?.blocks).toMatchObject([
    { kind: 'prose', html: '<p>Text.</p>\n' },
    {
      kind: 'program',
      program: { fileName: 'report.py', stdin: 'hello\n', output: 'hello\n' },
    },
    {
      kind: 'prose',
      html: expect.stringMatching(/^<h3>Where[^]*data-callout="defense"/) as string,
    },
  ]);
  expect(steps[1]?.blocks).toMatchObject([
    {
      kind: 'exercise',
      exercise: { question: { markdown: expect.stringMatching(/^Run it\.\n+More\.$/) as string } },
    },
    { kind: 'prose', html: '<p>After it.</p>\n' },
  ]);
});

test('an exercise also ends at the next directive or heading', () => {
  const { steps, exerciseKeys } = compile(
    `## One {#one}\n::: run a Run.\n${fence('python', '1')}::: run b Run.\n${fence('python', '2')}## Two {#two}\nText.`,
  );
  expect(Object.keys(exerciseKeys)).toEqual(['a', 'b']);
  expect(steps[1]?.blocks).toMatchObject([{ kind: 'prose' }]);
});

test('run: the output is the one case; the program itself says none', () => {
  const run = exercise(
    `::: run it reviews=string-methods Swap them.\n${fence('python', 'print(input())')}input: a ⏎ b\noutput: a`,
  );
  expect(run).toMatchObject({
    kind: 'run',
    isKey: false,
    reviews: ['string methods'],
    program: { code: 'print(input())\n', stdin: 'a\nb\n', output: null },
    cases: [{ input: 'a\nb\n', expected: 'a\n' }],
    key: { entry: { kind: 'program' }, cases: [visible('a\nb\n', 'a\n')], answers: [] },
  });
});

test('predict: the answer is in the key alone', () => {
  const { key, ...shown } = exercise(
    `::: predict it key Guess.\n${fence('python', 'print(1 + 1)\nprint(3)')}answer: 2 ⏎ 3\nfeedback: 11 ⏎ 3 => No *quotes*. | * => Hm.`,
  );
  expect(key).toMatchObject({
    answers: ['2\n3\n'],
    solution: '2\n3\n',
    feedback: [
      { on: '11\n3', html: 'No <em>quotes</em>.' },
      { on: '*', html: 'Hm.' },
    ],
  });
  expect(shown.isKey).toBe(true);
  expect(JSON.stringify(shown)).not.toContain('2\\n3');
});

test('choose: ids come from the text, whether or not an option is right', () => {
  const options = (right: string) =>
    exercise(
      `::: choose it Which?\n${fence('python', 'print(1)')}- [${right === 'a' ? 'x' : ' '}] \`a\` — A.\n- [${right === 'b' ? 'x' : ' '}] b — B.`,
    );
  const [first, second] = [options('a'), options('b')];
  expect(first.options).toEqual(second.options);
  expect(first.options[0]?.html).toBe('<code>a</code>');
  expect(first.question.markdown).toContain('print(1)');
  expect(first.key).toMatchObject({
    answers: [first.options[0]?.id],
    solution: '- `a`\n',
    feedback: [{ on: first.options[0]?.id, html: 'A.' }, { html: 'B.' }],
  });
  expect(first.key.contentHash).not.toBe(second.key.contentHash);
});

test('fill: the key has the filled program, and the cases run it', () => {
  const program = fence('python', '____ = 1\nprint(____)');
  const inFence = exercise(`::: fill it Fill.\n${program}${fence('answer', 'a\na')}output: 1`);
  const inLine = exercise(`::: fill it Fill.\n${program}answer: a / a\noutput: 1`);
  expect(inFence.key.solution).toBe('a = 1\nprint(a)\n');
  expect(inLine.key).toEqual(inFence.key);
  expect(inFence.key.cases).toEqual([visible('', '1\n')]);
});

test('arrange: shuffles the lines and those that do not belong, always in the same way', () => {
  const markdown = `::: arrange it indent Arrange.\n${fence('python', 'for x in "ab":\n    print(x)\n\nprint("end")')}extra: print(y)\noutput: a ⏎ b ⏎ end`;
  const { lines, key, mustIndent, program } = exercise(markdown);
  expect(lines.toSorted()).toEqual(['for x in "ab":', 'print("end")', 'print(x)', 'print(y)']);
  expect(exercise(markdown).lines).toEqual(lines);
  expect(key.solution).toBe('for x in "ab":\n    print(x)\n\nprint("end")\n');
  expect([mustIndent, program]).toEqual([true, null]);
});

test('arrange: the lines never appear in the order of the program', () => {
  for (let number = 0; number < 50; number += 1) {
    const { lines } = exercise(
      `::: arrange it-${number} Arrange.\n${fence('python', 'a\nb')}extra: c\noutput: 1`,
    );
    expect(lines.filter((line) => line !== 'c')).toEqual(['b', 'a']);
  }
});

test('write: cases with arguments call the last function, and hidden ones stay in the key', () => {
  const { key, ...shown } = exercise(
    [
      '::: write it key Write.',
      fence('python', 'def other():\n    return 1\n\ndef last_octet(address):'),
      'solution: parts = address.split(".") ⏎ return int(parts[-1])',
      'cases: ["192.0.2.20"] => 20 | (hidden) [{"b": 1, "a": " => "}] => {"b": 1, "a": [2, 1]}',
    ].join('\n'),
  );
  expect(key.entry).toEqual({ kind: 'function', name: 'last_octet' });
  expect(key.cases).toEqual([
    visible('["192.0.2.20"]', '20'),
    { input: '[{"b":1,"a":" => "}]', expected: '{"a":[2,1],"b":1}', isHidden: true },
  ]);
  expect(shown.cases).toEqual([{ input: '["192.0.2.20"]', expected: '20' }]);
  expect(key.solution).toBe(
    'def other():\n    return 1\n\ndef last_octet(address):\n    parts = address.split(".")\n    return int(parts[-1])\n',
  );
  expect(JSON.stringify(shown)).not.toContain('=>');
});

test('fix: a limit on changed lines, and stdin for each case', () => {
  const fix = exercise(
    `::: fix it max-lines=2 Fix.\n${fence('python', 'print(input)')}solution: print(input())\n${fence('cases', '"a\\nb" => "a"\n(hidden) "c" => "c"')}`,
  );
  expect(fix.maxChangedLines).toBe(2);
  expect(fix.key.cases).toEqual([
    visible('a\nb', 'a'),
    { input: 'c', expected: 'c', isHidden: true },
  ]);
});

test('the hash changes with what decides which answers are right, and only then', () => {
  const hash = (question: string, output: string, solution = 'print(2)') =>
    exercise(
      `::: write it ${question}\n${fence('python', 'print()')}solution: ${solution}\noutput: ${output}\nfeedback: * => ${question}`,
    ).key.contentHash;
  expect(hash('Another question.', '2', 'print(1+1)')).toBe(hash('A question.', '2'));
  expect(hash('A question.', '3')).not.toBe(hash('A question.', '2'));
});

test('the text keeps everything but the answers', () => {
  const { markdown } = compile(
    [
      '## Step {#step}',
      'Before.',
      '::: predict a Guess.',
      fence('python a.py', 'print(1 + 1)'),
      'answer: 2',
      '::: choose b Which?',
      '- [x] this — Right!',
      '- [ ] that — Wrong!',
      ':::',
      '::: arrange c Arrange.',
      fence('python', 'x = 1\nprint(x)'),
      'output: 1',
    ].join('\n'),
  );
  expect(markdown).toMatch(/^## Step\nBefore\.\n/);
  expect(markdown).toContain('Guess.\n\n```python a.py\nprint(1 + 1)\n```');
  expect(markdown).toContain('Which?\n\n- this\n- that');
  expect(markdown).toContain('```text\nprint(x)\nx = 1\n```');
  expect(markdown).not.toMatch(/answer|Right|Wrong|output|:::/);
});

const PROGRAM = fence('python', 'print(1)');
const CHOICES = '- [x] a — Yes.\n- [ ] b — No.';

test.each([
  ['::: guess it What?', 'line 12', '"guess" is not a kind of exercise.'],
  ['::: run', 'line 12', 'Give the exercise an id'],
  ['::: run Not_An_Id', 'line 12', 'Give the exercise an id'],
  [`::: run it\n${PROGRAM}`, 'exercise it', 'Write the question.'],
  ['::: run it Run.', 'exercise it', 'Add the block "python"'],
  [`::: run it Run.\n${PROGRAM}${PROGRAM}`, 'exercise it', 'Give "python" only once.'],
  [`::: run it Run.\n${fence('ruby', 'puts 1')}`, 'exercise it', '"ruby" is not the role'],
  [`::: run it many Run.\n${PROGRAM}`, 'exercise it', 'Remove "many".'],
  [`::: run it max-lines=1 Run.\n${PROGRAM}`, 'exercise it', 'Remove "max-lines=".'],
  [`::: run it reviews=loops Run.\n${PROGRAM}`, 'exercise it', 'List the skill "loops"'],
  [`::: run it Run.\n${PROGRAM}answer: 1`, 'exercise it', 'Remove the block "answer".'],
  [`::: run it Run.\n${PROGRAM}${CHOICES}`, 'exercise it', 'Remove the list with checkboxes.'],
  [`::: run it Run.\n${PROGRAM}feedback: no arrow`, 'exercise it', "`no arrow` can't be read."],
  [
    `::: run it Run.\n${PROGRAM}input: 1\ncases: "1" => "1"`,
    'exercise it',
    'Remove the block "input".',
  ],
  [`::: run it Run.\n${PROGRAM}output: 1\ncases: "1" => "1"`, 'exercise it', 'not both.'],
  [`::: predict it Guess.\n${PROGRAM}`, 'exercise it', 'Add the block "answer"'],
  ['::: choose it Which?\n- [x] a — Yes.', 'exercise it', 'Give at least two options'],
  ['::: choose it Which?\n- [ ] a — No.\n- [ ] b — No.', 'exercise it', 'Mark the right option'],
  ['::: choose it Which?\n- [x] a — Y.\n- [x] b — Y.', 'exercise it', 'Add `many` after the id'],
  ['::: choose it Which?\n- [x] a — Y.\n- [ ] b', 'exercise it', 'Add feedback to "b"'],
  ['::: choose it Which?\n- [x] a — Y.\n- [ ] a — N.', 'exercise it', 'the same text'],
  [`::: fill it Fill.\n${PROGRAM}answer: 1`, 'exercise it', 'Add a block "output" or "cases"'],
  [
    `::: fill it Fill.\n${PROGRAM}answer: 1\noutput: 1`,
    'exercise it',
    'has 0 blanks (____), the answer 1',
  ],
  [`::: fill it Fill.\n${PROGRAM}answer:\noutput: 1`, 'exercise it', 'Put at least one blank'],
  [`::: arrange it Arrange.\n${PROGRAM}output: 1`, 'exercise it', 'two different lines'],
  [`::: fix it max-lines=x Fix.\n${PROGRAM}solution: 1\noutput: 1`, 'exercise it', 'max-lines=1'],
  [
    `::: write it Write.\nsolution: 1\ncases: right => right`,
    'exercise it',
    "`right => right` can't be read.",
  ],
  [`::: write it Write.\nsolution: 1\ncases: "1" => 1`, 'exercise it', "can't be read."],
  [`::: write it Write.\nsolution: 1\ncases: [1] => 1`, 'exercise it', 'Add its `def`.'],
  [
    `::: write it Write.\nsolution: 1\ncases: [1] => 1 | "1" => "1"`,
    'exercise it',
    'Use one kind.',
  ],
  ['::: find it Where?\nanswer: 1', 'exercise it', 'Say what learners search'],
  ['```python\nprint(1)', 'line 12', 'This block is never closed.'],
  [':::', 'line 12', 'These colons close nothing.'],
  ['## Two {#step}', 'step step', 'Give each step its own id'],
  ['## Two {#Not An Id}', 'step Not An Id', 'Give each step its own id'],
])('rejects %j and names %s', (markdown, field, fix) => {
  expect(() => compile(`## Step {#step}\n${markdown}`)).toThrow(`${FILE}, ${field}: `);
  expect(() => compile(`## Step {#step}\n${markdown}`)).toThrow(fix);
});

test('rejects text before the first step and a lesson without steps', () => {
  expect(() => compile('\nText.\n## Step {#step}')).toThrow(`${FILE}, line 12: Begin with a step`);
  expect(() => compile('')).toThrow(`${FILE}: Begin with a step`);
});

test('reports every wrong exercise at once, also an id that is used twice', () => {
  expect(() =>
    compile(
      `## Step {#step}\n::: run a Run.\n::: run b Run.\n${PROGRAM}::: run b Run.\n${PROGRAM}`,
    ),
  ).toThrow(
    `${FILE}, exercise a: Add the block "python" that "run" needs.\n${FILE}, exercise b: Use this id only once.`,
  );
});
