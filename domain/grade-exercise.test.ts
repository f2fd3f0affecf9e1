import { describe, expect, test } from 'vitest';
import type { Exercise, ExerciseKey, LessonProgram } from './exercise.ts';
import {
  gradeComparison,
  gradeRun,
  inputsOf,
  programOf,
  requireAnswer,
  tooManyChanges,
  whereToLook,
} from './grade-exercise.ts';
import type { Outcome } from './grading.ts';

const program = (code: string, stdin = ''): LessonProgram => ({
  fileName: '',
  caption: '',
  code,
  codeHtml: '',
  stdin,
  output: null,
});

function exercise(parts: Partial<Exercise> & Pick<Exercise, 'kind'>): Exercise {
  return {
    id: 'one',
    isKey: false,
    question: { markdown: '', html: '' },
    program: null,
    options: [],
    isMany: false,
    lines: [],
    mustIndent: false,
    maxChangedLines: null,
    cases: [],
    reviews: [],
    table: null,
    ...parts,
  };
}

function keyOf(parts: Partial<ExerciseKey>): ExerciseKey {
  const entry = { kind: 'program' } as const;
  const none = { answers: [], variants: [], cases: [], solution: '', feedback: [] };
  return { contentHash: '', entry, ...none, ...parts };
}

const printed = (stdout: string): Outcome => ({
  status: 'FINISHED',
  stdout,
  output: stdout,
  error: null,
  seconds: 0,
});
const failed: Outcome = { ...printed(''), status: 'ERROR', error: 'ValueError: no' };

const options = ['a', 'b', 'c'].map((id) => ({ id, html: id }));

describe('the form of an answer', () => {
  test.each([
    { of: exercise({ kind: 'choose', options }), answer: [], says: 'Choose an option first.' },
    { of: exercise({ kind: 'choose', options }), answer: ['a', 'b'], says: 'exactly one' },
    { of: exercise({ kind: 'choose', options }), answer: ['d'], says: 'no option "d"' },
    {
      of: exercise({ kind: 'choose', options, isMany: true }),
      answer: ['a', 'a'],
      says: 'each option once',
    },
    {
      of: exercise({ kind: 'fill', program: program('____ = ____') }),
      answer: ['x'],
      says: 'has 2 blanks; the answer has 1',
    },
    {
      of: exercise({ kind: 'fill', program: program('____ = ____') }),
      answer: ['x', ' '],
      says: 'Fill in blank 2 first.',
    },
    {
      of: exercise({ kind: 'arrange', lines: ['a', 'b'] }),
      answer: ['a', 'a'],
      says: 'each of them once',
    },
    {
      of: exercise({ kind: 'arrange', lines: ['a', 'b'] }),
      answer: ['a', '  b'],
      says: 'only the lines',
    },
    { of: exercise({ kind: 'find' }), answer: ['a', 'b'], says: 'one text' },
    { of: exercise({ kind: 'write' }), answer: ['\n'], says: 'empty' },
    { of: exercise({ kind: 'write' }), answer: ['\0'], says: 'NUL' },
  ])('$of.kind: $answer is refused', ({ of, answer, says }) => {
    expect(() => requireAnswer(of, answer)).toThrow(says);
  });

  test('lines that learners indent may be indented', () => {
    const arrange = exercise({ kind: 'arrange', lines: ['if x:', 'print()'], mustIndent: true });
    expect(() => requireAnswer(arrange, ['if x:', '    print()'])).not.toThrow();
  });

  test('an answer has at most 4,096 bytes, all its parts together', () => {
    const fill = exercise({ kind: 'fill', program: program('____ ____') });
    const half = 'é'.repeat(1_024);
    expect(() => requireAnswer(fill, [half, half])).not.toThrow();
    expect(() => requireAnswer(fill, [half, `${half}.`])).toThrow('4097 bytes');
  });
});

describe('the program that an answer makes', () => {
  test('blanks are filled in order', () => {
    const fill = exercise({ kind: 'fill', program: program('print(____ + ____)') });
    expect(programOf(fill, ['"$&"', '2'])).toBe('print("$&" + 2)');
  });

  test('lines are joined, and code stays as it is', () => {
    expect(programOf(exercise({ kind: 'arrange' }), ['a', '  b'])).toBe('a\n  b');
    expect(programOf(exercise({ kind: 'run' }), ['print()'])).toBe('print()');
  });

  test.each(['predict', 'choose', 'find', 'step'] as const)('%s runs nothing', (kind) => {
    expect(programOf(exercise({ kind }), ['x'])).toBeNull();
  });

  test('a program without cases runs on its own input', () => {
    const run = exercise({ kind: 'run', program: program('input()', 'hi\n') });
    expect(inputsOf(run, keyOf({}))).toEqual(['hi\n']);
    const cases = [{ input: 'x', expected: '', isHidden: true }];
    expect(inputsOf(run, keyOf({ cases }))).toEqual(['x']);
  });
});

describe('comparing', () => {
  const predict = exercise({ kind: 'predict' });
  const output = keyOf({ answers: ['a b\nc\n'] });

  test.each(['a b\nc', 'a b  \r\nc\n\n'])('trailing whitespace is ignored: %j', (answer) => {
    expect(gradeComparison(predict, output, [answer])).toMatchObject({
      isSolved: true,
      output: 'a b\nc\n',
    });
  });

  test.each(['a  b\nc', ' a b\nc', 'a b c', 'A b\nc'])('any other difference counts: %j', (one) => {
    expect(gradeComparison(predict, output, [one])).toMatchObject({
      isSolved: false,
      output: null,
      error: null,
    });
  });

  test('options are right if they are exactly the right ones', () => {
    const choose = exercise({ kind: 'choose', options, isMany: true });
    const key = keyOf({ answers: ['a', 'c'] });
    const isSolved = (...answer: string[]) => gradeComparison(choose, key, answer).isSolved;
    expect([
      isSolved('c', 'a'),
      isSolved('a'),
      isSolved('a', 'b', 'c'),
      isSolved('a', 'b'),
    ]).toEqual([true, false, false, false]);
  });

  test('a found value is one of the right ones', () => {
    const find = exercise({ kind: 'find' });
    const key = keyOf({ answers: ['192.0.2.7', '192.0.2.8'] });
    expect(gradeComparison(find, key, [' 192.0.2.8 ']).isSolved).toBe(true);
    expect(gradeComparison(find, key, ['192.0.2.9']).isSolved).toBe(false);
  });
});

describe('what a recording shows', () => {
  const step = exercise({ kind: 'step' });
  const isSolved = (right: string, answer: string) =>
    gradeComparison(step, keyOf({ answers: [right] }), [answer]).isSolved;

  test.each([
    ['12', ' 12 '],
    ['12', 'step 12'],
    ['4', 'Line 4'],
    ["'wren'", 'wren'],
    ["'wren'", '"wren"'],
    ["[1, 'a b']", '[1,"a b"]'],
    ["{'a': 1}", "{ 'a':1 }"],
  ])('%j is also right as %j', (right, answer) => {
    expect(isSolved(right, answer)).toBe(true);
  });

  test.each([
    ['12', '13'],
    ["'wren '", "'wren'"],
    ['[1, 2]', '[2, 1]'],
    ["'Wren'", 'wren'],
  ])('%j is not right as %j', (right, answer) => {
    expect(isSolved(right, answer)).toBe(false);
  });

  test('a wrong answer can be told where to look, never what is right', () => {
    const told = (stepQuestion: NonNullable<ExerciseKey['stepQuestion']>) =>
      whereToLook(keyOf({ answers: ['900'], stepQuestion }));
    expect(told({ asks: 'value', name: 'best', line: 4, time: 2 })).toBe(
      'Go to the step at which line 4 has just run 2 times, and read best there.',
    );
    expect(told({ asks: 'value', name: 'best', line: 4, time: 1 })).toContain('has just run once');
    expect(told({ asks: 'step', name: 'best', value: '900' })).toBe(
      'Choose best among the variables, and follow it with "Next change".',
    );
    expect(told({ asks: 'line', name: 'best', value: '900' })).toContain('beside the line');
  });
});

describe('the number of changed lines', () => {
  const fix = exercise({ kind: 'fix', program: program('a\nb\nc\n'), maxChangedLines: 1 });

  test.each([['a\nB\nc'], ['a\nb\nnew\nc'], ['a\nc'], ['a\nb\nc']])('%j changes few', (code) => {
    expect(tooManyChanges(fix, [code])).toBeNull();
  });

  test('a rewritten program changes too many', () => {
    expect(tooManyChanges(fix, ['x\ny\nc\nz'])).toBe(
      'You changed 3 lines. Fix the program by changing at most 1 line.',
    );
    expect(tooManyChanges({ ...fix, maxChangedLines: null }, ['x'])).toBeNull();
  });
});

describe('grading a run', () => {
  const cases = [
    { input: '1', expected: '2\n', isHidden: false },
    { input: '5', expected: '6\n', isHidden: true },
  ];

  test('every case must pass, the hidden ones too', () => {
    expect(gradeRun(keyOf({ cases }), [printed('2\n'), printed('6')])).toMatchObject({
      isSolved: true,
      output: '2\n',
      error: null,
    });
    const hidden = gradeRun(keyOf({ cases }), [printed('2'), printed('secret')]);
    expect(hidden).toMatchObject({ isSolved: false, output: '2' });
    expect(JSON.stringify(hidden)).not.toMatch(/secret|"5"|6/);
  });

  test('a failed visible case is explained', () => {
    const { error, cases: results } = gradeRun(keyOf({ cases }), [printed('3'), printed('6')]);
    expect(error).toBe('Line 1: expected "2", got "3".');
    expect(results[0]).toMatchObject({ input: '1', expected: '2\n', actual: '3', isPassed: false });
  });

  test('a program without cases only has to finish', () => {
    expect(gradeRun(keyOf({}), [printed('anything')])).toMatchObject({
      isSolved: true,
      output: 'anything',
    });
    expect(gradeRun(keyOf({}), [failed])).toMatchObject({
      isSolved: false,
      error: 'ValueError: no',
    });
  });
});
