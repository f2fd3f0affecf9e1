import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../../sandbox/contract.ts';
import {
  limitSentence,
  notRunSentence,
  outOfTimeSentence,
} from '../../../sandbox/python/runner/limit-sentences.ts';
import type { ExecutionReport, TestReport } from '../../execution/execution-report.ts';
import { IDLE } from '../../execution/execution-state.ts';
import {
  awardWords,
  unpaidWords,
  limitOf,
  originWords,
  isStoppedEverywhere,
  sharedSyntaxError,
  statusLine,
} from './results-words.ts';

/** A challenge whose solution wasn't shown. */
const PAY = { experienceReward: 50, experienceAvailableAt: null };

const limitKind = (error: string | null) => limitOf({ error });

test.each([
  ['TIME_LIMIT', 'time'],
  ['MEMORY_LIMIT', 'memory'],
  ['OUTPUT_LIMIT', 'output'],
  ['CRASHED', 'crash'],
] as const)('recognizes the message of the limit %s', (status, limit) => {
  expect(limitKind(limitSentence(status, DEFAULT_LIMITS))).toBe(limit);
  expect(limitKind(limitSentence(status, { wallMs: 1_000, outputBytes: 100 }))).toBe(limit);
  expect(limitKind(limitSentence(status, DEFAULT_LIMITS, 3))).toBe(limit);
});

test('recognizes the message of a test that was not run', () => {
  expect(limitKind(notRunSentence('TIME_LIMIT'))).toBe('left-out');
  expect(limitKind(outOfTimeSentence(18_000))).toBe('left-out');
});

test('does not mistake an error of the program for a limit', () => {
  expect(limitKind('ValueError: Stopped after 5 seconds, the time limit.')).toBeNull();
  expect(limitKind(null)).toBeNull();
});

function testReport(fields: Partial<TestReport> = {}): TestReport {
  return {
    name: 'One',
    isHidden: false,
    isPassed: true,
    stdin: '',
    expectedStdout: '',
    actualStdout: '',
    output: '',
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
    levelReached: null,
    feedback: null,
    ...fields,
  };
}

/** Python is ready, and nothing is queued. */
const HERE: Parameters<typeof statusLine>[1] = { progress: null, isQueued: false };

const wordsFor = (report: ExecutionReport): string => statusLine({ ...IDLE, report }, HERE).words;

test('the status line counts the passed tests', () => {
  const tests = [testReport(), testReport({ isPassed: false }), testReport({ isHidden: true })];
  expect(wordsFor(reportOf({ tests }))).toBe('2 of 3 passed');
});

test('without tests, the status line says how the run ended', () => {
  expect(wordsFor(reportOf())).toBe('finished');
  expect(wordsFor(reportOf({ status: 'ERROR' }))).toBe('Code Execution Failed');
});

test('the status line distinguishes a run that waits for Python, runs, or waits for the server', () => {
  const loading = { ...HERE, progress: { fraction: 0.42, label: 'Loading Python' } };
  const words = (activity: 'local' | 'server' | 'submission', around = HERE): string =>
    statusLine({ ...IDLE, activity }, around).words;
  const busy = { ...HERE, isQueued: true };
  expect(words('local', loading)).toBe('queued: runs as soon as Python is ready');
  expect(words('local')).toBe('running in your browser');
  expect(words('server', loading)).toBe('running on the server');
  expect(words('submission')).toBe('grading on the server');
  expect(words('server', busy)).toContain('queued: the server is busy');
  expect(words('local', busy)).toBe('running in your browser');
});

test.each([
  ['Stopped after 5 seconds, the time limit. Look.', 'time limit reached'],
  ['Stopped: the program needed more than 128 MB of memory. Look.', 'memory limit reached'],
  ['Stopped: the output exceeded 64 KB. Look.', 'output limit reached'],
])('the status line names a limit next to the tally: %s', (error, limit) => {
  const tests = [testReport(), testReport({ isPassed: false, error })];
  expect(wordsFor(reportOf({ tests }))).toBe(`1 of 2 passed, ${limit}`);
  expect(wordsFor(reportOf({ status: 'TIME_LIMIT', error }))).toBe(limit);
});

test.each([
  ['ours', 'our fault, not yours', 'fail'],
  ['network', 'no connection', 'fail'],
  ['wait', 'rate limited: wait a moment', 'warn'],
  ['refusal', 'Code Execution Failed', 'fail'],
] as const)('a run without a report shows the cause of its failure: %s', (cause, words, tone) => {
  const failure = { activity: 'server', message: 'No.', cause } as const;
  expect(statusLine({ ...IDLE, failure }, HERE)).toEqual({ words, tone });
});

test('the status line says when a program waits for input', () => {
  const asking = { ...IDLE, activity: 'local', input: 'asked' } as const;
  expect(statusLine(asking, HERE).words).toBe('waiting for your input');
});

test('the report says where a run took place', () => {
  expect(originWords(reportOf())).toBe('ran in your browser');
  expect(originWords(reportOf({ isLocal: false }))).toBe('ran on the server');
  expect(originWords(reportOf({ isLocal: false, isSubmission: true }))).toBe(
    'graded on the server',
  );
});

test('the report says how long a run took from one second on', () => {
  expect(originWords(reportOf({ executionTimeSeconds: 0.99 }))).toBe('ran in your browser');
  expect(originWords(reportOf({ executionTimeSeconds: 1.04 }))).toBe('ran in your browser, 1.0 s');
});

test('XP is mentioned only if it was earned', () => {
  expect(awardWords(reportOf({ experienceEarned: 50 }), PAY)).toBe('Accepted. You earned 50 XP.');
  expect(awardWords(reportOf(), PAY)).toContain('Accepted again.');
});

test('who has seen the solution is told from when on it earns XP', () => {
  const pay = { ...PAY, experienceAvailableAt: '2026-11-26T12:00:00.000Z' };
  const words = unpaidWords(pay, new Date('2026-11-23T12:00:00.000Z'));
  expect(words).toMatch(
    /^You have seen the solution. Solve it again from Nov 26.* on to earn 50 XP.$/,
  );
  expect(unpaidWords(pay, new Date('2026-11-27T12:00:00.000Z'))).toBe(
    'You have seen the solution. Solve it again now to earn 50 XP.',
  );
  expect(unpaidWords(PAY, new Date())).toBeNull();
});

test('a syntax error that stops every test is shown once, before the tests', () => {
  const error = '  File "solution.py", line 1\n    print(\nSyntaxError: \'(\' was never closed';
  const broken = testReport({ isPassed: false, error });
  expect(sharedSyntaxError(reportOf({ tests: [broken, broken] }))).toBe(error);
  expect(sharedSyntaxError(reportOf({ tests: [testReport(), broken] }))).toBeNull();
  const valueError = testReport({ isPassed: false, error: 'ValueError: odd' });
  expect(sharedSyntaxError(reportOf({ tests: [valueError] }))).toBeNull();
});

test('a server run has failed if it ended in an error or at a limit in every visible test', () => {
  const error = 'Traceback (most recent call last):\n  File "solution.py", line 1\nValueError: odd';
  const stopped = testReport({ isPassed: false, error });
  const late = testReport({ isPassed: false, error: limitSentence('TIME_LIMIT', DEFAULT_LIMITS) });
  const wrong = testReport({ isPassed: false, error: 'Line 1: expected "a", got "b".' });
  const isFailed = (tests: (typeof stopped)[], isLocal = false) =>
    isStoppedEverywhere(reportOf({ isLocal, tests }));
  expect(isFailed([stopped, late, testReport({ isHidden: true })])).toBe(true);
  expect(isFailed([stopped, wrong])).toBe(false);
  expect(isFailed([stopped, testReport()])).toBe(false);
  expect(isFailed([])).toBe(false);
  expect(isFailed([stopped], true)).toBe(false);
});
