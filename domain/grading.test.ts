import { expect, test } from 'vitest';
import { explainDifference, grade, type GradedCase, type Outcome } from './grading.ts';

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
  ['Hello', 'hello', 'Only uppercase and lowercase letters differ from the expected output.'],
  ['a b', 'ab', 'Only spaces or line breaks differ from the expected output.'],
  ['a\nb', 'b\na', 'The lines are correct, but their order is not.'],
  ['a\nb\nc', 'a\nb', 'The output stops too early: 3 lines expected, 2 printed.'],
  ['a', 'a\nb', 'The output continues after the expected end: 1 line expected, 2 printed.'],
  ['a\nb', 'a\nc', 'Line 2: expected "b", got "c".'],
  ['a\n\nb', 'a\nx\nb', 'Line 2: expected an empty line, got "x".'],
  ['a', '', 'The program printed nothing.'],
  ['a', '\n', 'Line 1: expected "a", got an empty line.'],
  ['a', '\n\n', 'Line 1: expected "a", got an empty line.'],
  ['', 'a', 'The program printed something, but no output was expected.'],
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

const visible: GradedCase = { name: 'One', isHidden: false, stdin: '1', expectedStdout: 'one\n' };
const hidden: GradedCase = { name: 'Secret', isHidden: true, stdin: '2', expectedStdout: 'two\n' };

function printed(stdout: string, changes: Partial<Outcome> = {}): Outcome {
  return { status: 'FINISHED', stdout, output: stdout, error: null, seconds: 0.25, ...changes };
}

test('a run is accepted if every case prints the expected output, and its time counts visible cases only', () => {
  const slow = printed('two', { seconds: 4 });
  const verdict = grade([visible, hidden], [printed('one\n'), slow]);
  expect(verdict).toMatchObject({
    isAccepted: true,
    status: 'FINISHED',
    output: 'one\n',
    error: null,
    executionTimeSeconds: 0.25,
  });
});

test('a failed hidden case reveals only that it failed', () => {
  const crash = printed('SECRET', { status: 'ERROR', error: 'KeyError: SECRET', output: 'SECRET' });
  const verdict = grade([visible, hidden], [printed('one'), crash]);
  expect(verdict.isAccepted).toBe(false);
  expect(verdict.status).toBe('FINISHED');
  expect(verdict.tests[1]).toEqual({
    name: 'Hidden test',
    isHidden: true,
    isPassed: false,
    stdin: null,
    expectedStdout: null,
    actualStdout: null,
    output: null,
    error: null,
    executionTimeSeconds: null,
  });
  expect(JSON.stringify(verdict)).not.toMatch(/SECRET|Secret|two/);
});

test('correct output does not pass if the run failed afterwards', () => {
  const verdict = grade([visible], [printed('one', { status: 'ERROR', error: 'ValueError' })]);
  expect(verdict).toMatchObject({ isAccepted: false, status: 'ERROR', error: 'ValueError' });
});

test('the result explains a wrong output', () => {
  const verdict = grade([visible], [printed('One\n')]);
  expect(verdict.tests[0]?.error).toBe(
    'Only uppercase and lowercase letters differ from the expected output.',
  );
  expect(verdict.error).toBe(verdict.tests[0]?.error);
});

test('a case has what it wrote to standard error, which is not compared', () => {
  const verdict = grade([visible], [printed('one\n', { output: 'asking\none\n' })]);
  expect(verdict.tests).toMatchObject([
    { isPassed: true, actualStdout: 'one\n', output: 'asking\none\n' },
  ]);
});

test('a challenge without cases cannot be passed', () => {
  expect(grade([], []).isAccepted).toBe(false);
});

test('an outcome count that differs from the case count is rejected', () => {
  expect(() => grade([visible, hidden], [printed('one')])).toThrow(
    '2 cases were sent, but 1 outcomes came back.',
  );
});
