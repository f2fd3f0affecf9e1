import { expect, test } from 'vitest';
import { type ExecutionState, IDLE, nextExecutionState } from './execution-state.ts';

const FAILED: ExecutionState = {
  ...IDLE,
  failure: { activity: 'server', message: 'Not now.', cause: 'ours' },
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

test('a stopped run has no results, and is remembered as stopped with what it showed', () => {
  const console = [{ kind: 'output', text: 'one\n', caseIndex: 0 } as const];
  const running: ExecutionState = { ...IDLE, activity: 'local', console, input: 'asked' };
  expect(nextExecutionState(running, { type: 'stopped' })).toEqual({
    ...IDLE,
    isStopped: true,
    console,
  });
});

test('what the learner types is shown where it was typed', () => {
  const shown = { kind: 'output', text: 'Name? ', caseIndex: 0 } as const;
  const typed = { kind: 'input', text: 'Ada\n', caseIndex: 0 } as const;
  const asked: ExecutionState = { ...IDLE, activity: 'local', console: [shown], input: 'asked' };
  const answered = nextExecutionState(asked, { type: 'answered', part: typed });
  expect(answered).toEqual({ ...asked, console: [shown, typed], input: 'answered' });
  expect(nextExecutionState(answered, { type: 'answered', part: null }).input).toBe('ended');
});
