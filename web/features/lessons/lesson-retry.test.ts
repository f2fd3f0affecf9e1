import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { completionAlert, statusOfError } from './completion-alert.ts';
import { lessonRetryDelayMs } from './lesson-retry.ts';

test('a rate-limited fetch waits twice as long each time', () => {
  expect([1, 2].map((attempt) => lessonRetryDelayMs(attempt, true))).toEqual([2000, 4000]);
});

test('any other failed fetch waits as many times 2 s as there were attempts', () => {
  expect([1, 2, 3].map((attempt) => lessonRetryDelayMs(attempt, false))).toEqual([
    2000, 4000, 6000,
  ]);
});

test('the code of a GraphQL error is the status it would have at the other API', () => {
  const errors = [{ message: 'Slow down.', extensions: { code: 'RATE_LIMITED' } }];
  expect(statusOfError(new CombinedGraphQLErrors({ errors }))).toBe(429);
  expect(statusOfError(new TypeError('Failed to fetch'))).toBeNull();
});

test('an unreachable server and an unknown failure have sentences of their own', () => {
  expect(completionAlert(new TypeError('Failed to fetch'), false)).toBe(
    'Network error. Please check your connection and try again.',
  );
  expect(completionAlert('odd', true)).toBe('Error completing lesson. Please try again.');
});

test('a server whose answer the browser hides has a temporary issue', () => {
  const hidden = new TypeError('Failed to fetch');
  expect(completionAlert(hidden, true)).toBe(
    'The server has a temporary issue. Please try again in a moment.',
  );
});

test('a token that could not be fetched is a matter of the connection', () => {
  const failure = Object.assign(new Error('fetch failed'), { name: 'AuthRetryableFetchError' });
  expect(completionAlert(failure, false)).toBe(
    'Network error. Please check your connection and try again.',
  );
});
