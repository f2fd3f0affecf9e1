import { expect, test } from 'vitest';
import type { Exercise, ExerciseKey, ExerciseKind } from './exercise.ts';
import { feedbackOn } from './exercise-feedback.ts';
import type { Outcome } from './grading.ts';

const exerciseOf = (kind: ExerciseKind): Exercise => ({
  id: 'one',
  kind,
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
});

/** The texts of feedback are what it is on, in brackets. */
function keyOf(on: string[], parts: Partial<ExerciseKey> = {}): ExerciseKey {
  return {
    contentHash: '',
    entry: { kind: 'program' },
    answers: [],
    variants: [],
    cases: [{ input: '', expected: 'right', isHidden: false }],
    solution: '',
    feedback: on.map((one) => ({ on: one, html: `[${one}]` })),
    ...parts,
  };
}

const outcome = (stdout: string, error: string | null = null): Outcome => ({
  status: error === null ? 'FINISHED' : 'ERROR',
  stdout,
  output: stdout,
  error,
  seconds: 0,
});

const wrong = (answer: string[], ...outcomes: Outcome[]) => ({ answer, outcomes, isSolved: false });

test('the whole answer is matched, without trailing whitespace', () => {
  const key = keyOf(['*', '3', '4 5']);
  expect(feedbackOn(exerciseOf('predict'), key, wrong(['3 \n']))).toBe('[3]');
  expect(feedbackOn(exerciseOf('predict'), key, wrong(['33']))).toBe('[*]');
});

test('the parts of an answer are matched as authors write them', () => {
  const key = keyOf(['host / 1']);
  expect(feedbackOn(exerciseOf('fill'), key, wrong(['host', '1'], outcome('')))).toBe('[host / 1]');
});

test('the output of a failed case and the name of its error are matched', () => {
  const key = keyOf(['right', 'left', 'NameError', '*']);
  const of = exerciseOf('write');
  expect(feedbackOn(of, key, wrong(['x'], outcome('left\n')))).toBe('[left]');
  const traceback = 'Traceback (most recent call last):\n  line 1\nNameError: name x\nDefine it.';
  expect(feedbackOn(of, key, wrong(['x'], outcome('', traceback)))).toBe('[NameError]');
  expect(feedbackOn(of, key, wrong(['x'], outcome('', 'ValueError: NameError')))).toBe('[*]');
});

test('the first match counts, and there may be none', () => {
  const key = keyOf(['b', 'a']);
  expect(feedbackOn(exerciseOf('write'), key, wrong(['a'], outcome('b')))).toBe('[b]');
  expect(feedbackOn(exerciseOf('write'), key, wrong(['c'], outcome('c')))).toBeNull();
});

test('a solved exercise needs no feedback about mistakes', () => {
  const solved = { answer: ['x'], outcomes: [outcome('right')], isSolved: true };
  expect(feedbackOn(exerciseOf('write'), keyOf(['x', '*']), solved)).toBeNull();
});

test('a wrong choice is told its mistake only; the right one is told everything', () => {
  const key = keyOf(['a', 'b', 'c', '*'], { answers: ['a', 'c'] });
  const choose = exerciseOf('choose');
  expect(feedbackOn(choose, key, wrong(['a', 'b']))).toBe('[b]');
  expect(feedbackOn(choose, key, wrong(['a']))).toBe('[*]');
  expect(feedbackOn(choose, key, { ...wrong(['c', 'a']), isSolved: true })).toBe('[a]\n[c]');
});

test('right options that are not all of them are told that something is missing', () => {
  const key = keyOf(['a', 'b', 'c'], { answers: ['a', 'c'] });
  const choose = exerciseOf('choose');
  const missing = 'What you chose is right. Something is still missing.';
  expect(feedbackOn(choose, key, wrong(['a']))).toBe(missing);
  expect(feedbackOn(choose, key, wrong(['a', 'b']))).toBe('[b]');
});

test('an error is matched with its module and without it', () => {
  const failed = wrong(['x'], outcome('', 'Traceback\ncryptography.exceptions.InvalidTag'));
  const of = exerciseOf('write');
  expect(feedbackOn(of, keyOf(['InvalidTag', '*']), failed)).toBe('[InvalidTag]');
  const full = 'cryptography.exceptions.InvalidTag';
  expect(feedbackOn(of, keyOf([full, '*']), failed)).toBe(`[${full}]`);
  expect(feedbackOn(of, keyOf(['Tag', '*']), failed)).toBe('[*]');
});
