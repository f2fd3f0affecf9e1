import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import {
  causeOfFailure,
  type ExecutionState,
  IDLE,
  nextExecutionState,
} from './execution-state.ts';

const answered = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });

test.each([
  ['EXECUTION_UNAVAILABLE', 'ours'],
  ['UNAVAILABLE', 'ours'],
  ['INTERNAL_SERVER_ERROR', 'ours'],
  ['RATE_LIMITED', 'wait'],
  ['LOCKED', 'refusal'],
  ['TOO_LARGE', 'refusal'],
])('%s has the cause %s', (code, cause) => {
  expect(causeOfFailure(false, answered(code))).toBe(cause);
});

test('an unreachable server is a network failure; a server error is our failure', () => {
  expect(causeOfFailure(false, new TypeError('Failed to fetch'))).toBe('network');
  expect(causeOfFailure(false, new Error('Response not successful: 502'))).toBe('ours');
});

test('a failure in the browser has its own cause', () => {
  expect(causeOfFailure(true, new TypeError('odd'))).toBe('refusal');
});

const FAILED: ExecutionState = {
  ...IDLE,
  failure: { activity: 'server', message: 'Not now.', cause: 'ours' },
};

test('a new run clears what the last one showed', () => {
  const state = nextExecutionState(FAILED, { type: 'started', activity: 'local' });
  expect(state).toEqual({ ...IDLE, activity: 'local' });
});

test('editing clears the results but does not affect a run in progress', () => {
  expect(nextExecutionState(FAILED, { type: 'cleared' })).toEqual(IDLE);
  const running: ExecutionState = { ...IDLE, activity: 'submission' };
  expect(nextExecutionState(running, { type: 'cleared' })).toEqual(running);
});

test('a stopped run has no results, is marked as stopped and keeps its output', () => {
  const console = [{ kind: 'output', text: 'one\n', caseIndex: 0 } as const];
  const running: ExecutionState = {
    ...IDLE,
    activity: 'local',
    console,
    input: 'asked',
    caseIndex: 1,
  };
  expect(nextExecutionState(running, { type: 'stopped', seconds: 1.3, line: 4 })).toEqual({
    ...IDLE,
    stoppedAfter: 1.3,
    stoppedAt: 4,
    caseIndex: 1,
    console,
  });
});

test('typed input is shown where the program asked for it', () => {
  const shown = { kind: 'output', text: 'Name? ', caseIndex: 0 } as const;
  const typed = { kind: 'input', text: 'Ada\n', caseIndex: 0 } as const;
  const asked: ExecutionState = { ...IDLE, activity: 'local', console: [shown], input: 'asked' };
  const answered = nextExecutionState(asked, { type: 'answered', part: typed });
  expect(answered).toEqual({ ...asked, console: [shown, typed], input: 'answered' });
  expect(nextExecutionState(answered, { type: 'answered', part: null }).input).toBe('ended');
});
