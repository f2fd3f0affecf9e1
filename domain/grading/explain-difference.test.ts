import { expect, test } from 'vitest';
import { explainDifference } from './explain-difference.ts';

test.each([
  [
    '22 open\n80 open\n',
    '22 open \n80 open \n',
    'Every line ends with a space that the expected output does not have.',
  ],
  [
    'a\nb\n',
    'a \nb\n',
    '1 line of your output ends with a space that the expected output does not have.',
  ],
  ['Hello', 'hello', 'Only upper and lower case differ from the expected output.'],
  ['a b', 'ab', 'Only spaces or line breaks differ from the expected output.'],
  ['a\nb', 'b\na', 'The lines are right, and their order is not.'],
  ['a\nb\nc', 'a\nb', 'The output stops too early: 3 lines expected, 2 printed.'],
  ['a', 'a\nb', 'The output goes on after the expected end: 1 line expected, 2 printed.'],
  ['a\nb', 'a\nc', 'Line 2 should be "b" and is "c".'],
  ['a\n\nb', 'a\nx\nb', 'Line 2 should be an empty line and is "x".'],
  ['a', '', 'The program printed nothing.'],
  ['', 'a', 'Nothing was to be printed, and the program printed something.'],
])('%j against %j', (expected, actual, sentence) => {
  expect(explainDifference(expected, actual)).toBe(sentence);
});

test.each([
  ['a\n', 'a'],
  ['a', 'a\n'],
  ['a\r\nb', 'a\nb\n'],
])('%j counts as %j', (expected, actual) => {
  expect(explainDifference(expected, actual)).toBeNull();
});

test('two final newlines are one too many', () => {
  expect(explainDifference('a\n', 'a\n\n')).not.toBeNull();
});
