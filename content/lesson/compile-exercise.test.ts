import { expect, test } from 'vitest';
import { practiceSteps } from './practice-steps.ts';

const PROGRAM = '```python\nprint(1)\n```';
const BLOCKS: Readonly<Record<string, string>> = {
  run: PROGRAM,
  step: `${PROGRAM}\nanswer: 7`,
};

/** Compiles a `write` exercise with these words after its id. */
function compile(words: string, kind = 'write') {
  const blocks = BLOCKS[kind] ?? 'solution: print(1)\noutput: 1';
  const { steps, exerciseKeys } = practiceSteps({
    file: 'lesson.md',
    firstLine: 1,
    body: `## Step {#step}\n\n::: ${kind} it ${words} Go.\n${blocks}\n`,
    reviews: [],
    recordings: [],
    fixtures: '',
  });
  return { shown: JSON.stringify(steps), key: exerciseKeys['it'] };
}

const AFTER_LINE = 'asks=value name=x line=1';

test('a step exercise keeps what it asks to itself', () => {
  const { shown, key } = compile(`${AFTER_LINE} time=2`, 'step');
  expect(key).toMatchObject({
    answers: ['7'],
    solution: '7',
    stepQuestion: { asks: 'value', name: 'x', line: 1, time: 2 },
  });
  expect(shown).not.toContain('stepQuestion');
  expect(compile('asks=line name=x value=7', 'step').key?.stepQuestion).toEqual({
    asks: 'line',
    name: 'x',
    value: '7',
  });
});

test.each([
  ['', 'Say what it asks: asks=value, asks=step, asks=line.'],
  ['asks=value name=x', 'asks=value needs line=.'],
  ['asks=step name=x', 'asks=step needs value=.'],
  [`${AFTER_LINE} value=7`, 'Remove "value=". asks=value doesn\'t use it.'],
  [`${AFTER_LINE} time=0`, 'Give whole numbers: line=4 time=3.'],
])('a step exercise with wrong options is refused: %s', (words, problem) => {
  expect(() => compile(words, 'step')).toThrow(problem);
});

test('an exercise can name the functions that right code calls', () => {
  const { shown, key } = compile('uses=hmac.compare_digest,len');
  expect(key?.uses).toEqual(['hmac.compare_digest', 'len']);
  expect(shown).not.toContain('compare_digest');
});

test('its hash changes with them, and stays the same without any', () => {
  const hash = (words: string) => compile(words).key?.contentHash;
  expect(hash('uses=len')).not.toBe(hash('uses=max'));
  expect(hash('uses=len')).not.toBe(hash(''));
  expect(compile('').key).not.toHaveProperty('uses');
});

test('a name that no function has is refused, and so is one where nothing is written', () => {
  expect(() => compile('uses=len()')).toThrow('"len()" is not the name of a function.');
  expect(() => compile('uses=len,')).toThrow('"" is not the name of a function.');
  expect(() => compile('uses=len', 'run')).toThrow('Remove "uses=".');
});
