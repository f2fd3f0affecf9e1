import { expect, test } from 'vitest';
import type { ExecutionReport, TestReport } from '../../execution/execution-report.ts';
import { IDLE } from '../../execution/execution-state.ts';
import { awardWords, originWords, sharedSyntaxError, statusLine } from './results-words.ts';

function testReport(fields: Partial<TestReport> = {}): TestReport {
  return {
    name: 'One',
    isHidden: false,
    isPassed: true,
    stdin: '',
    expectedStdout: '',
    actualStdout: '',
    executionTimeSeconds: 0,
    error: null,
    ...fields,
  };
}

function reportOf(fields: Partial<ExecutionReport> = {}): ExecutionReport {
  return {
    isLocal: true,
    isSubmission: false,
    isSuccess: true,
    code: '',
    status: 'FINISHED',
    output: '',
    error: null,
    executionTimeSeconds: 0.414,
    tests: [],
    experienceEarned: 0,
    ...fields,
  };
}

const wordsFor = (report: ExecutionReport): string => statusLine({ ...IDLE, report }, null).words;

test('the status line counts the tests that passed', () => {
  const tests = [testReport(), testReport({ isPassed: false }), testReport({ isHidden: true })];
  expect(wordsFor(reportOf({ tests }))).toBe('2 of 3 passed');
});

test('without tests the end of the run is told', () => {
  expect(wordsFor(reportOf())).toBe('ran to its end');
  expect(wordsFor(reportOf({ status: 'TIME_LIMIT' }))).toBe('Code Execution Failed');
});

test('while Python loads, the status line of a run in the browser says so', () => {
  const progress = { fraction: 0.42, label: 'Loading Python' };
  expect(statusLine({ ...IDLE, activity: 'local' }, progress).words).toBe('Loading Python');
  expect(statusLine({ ...IDLE, activity: 'server' }, progress).words).toBe('running on the server');
});

test('a program that waits for the learner says so', () => {
  const asking = { ...IDLE, activity: 'local', input: 'asked' } as const;
  expect(statusLine(asking, null).words).toBe('waits for your input');
});

test('where a run took place is always told apart', () => {
  expect(originWords(reportOf())).toBe('ran in your browser, 0.41 s');
  expect(originWords(reportOf({ isLocal: false }))).toBe('ran on the server, 0.41 s');
  expect(originWords(reportOf({ isLocal: false, isSubmission: true }))).toBe(
    'graded on the server, 0.41 s',
  );
});

test('XP is told only when it was earned', () => {
  expect(awardWords(reportOf({ experienceEarned: 50 }))).toBe('Accepted. You earned 50 XP.');
  expect(awardWords(reportOf())).toContain('Accepted again.');
});

test('a syntax error that stops every test speaks once, before any of them', () => {
  const error = '  File "solution.py", line 1\n    print(\nSyntaxError: \'(\' was never closed';
  const broken = testReport({ isPassed: false, error });
  expect(sharedSyntaxError(reportOf({ tests: [broken, broken] }))).toBe(error);
  expect(sharedSyntaxError(reportOf({ tests: [testReport(), broken] }))).toBeNull();
  const valueError = testReport({ isPassed: false, error: 'ValueError: odd' });
  expect(sharedSyntaxError(reportOf({ tests: [valueError] }))).toBeNull();
});
