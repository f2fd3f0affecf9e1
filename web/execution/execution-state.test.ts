import { expect, test } from 'vitest';
import { type ExecutionState, IDLE, nextExecutionState } from './execution-state.ts';

const FAILED: ExecutionState = {
  ...IDLE,
  failure: { activity: 'server', message: 'Not now.' },
};

test('a new run forgets what the last one showed', () => {
  const state = nextExecutionState(FAILED, { type: 'started', activity: 'local' });
  expect(state).toEqual({ ...IDLE, activity: 'local' });
});

test('editing clears the results and leaves a run under way alone', () => {
  expect(nextExecutionState(FAILED, { type: 'cleared' })).toEqual(IDLE);
  const running: ExecutionState = { ...IDLE, activity: 'submission' };
  expect(nextExecutionState(running, { type: 'cleared' })).toEqual(running);
});

test('a stopped run has no results, and is remembered as stopped', () => {
  const running: ExecutionState = { ...IDLE, activity: 'local' };
  expect(nextExecutionState(running, { type: 'stopped' })).toEqual({ ...IDLE, isStopped: true });
});
