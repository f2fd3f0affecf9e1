import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { causeOfFailure } from './failure-cause.ts';

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
