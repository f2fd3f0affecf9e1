import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import type { LessonOnPathFragment } from '../../graphql/__generated__/operations.ts';
import { completionAlert, statusOfError } from './completion-alert.ts';
import { lessonRetryDelayMs, pathOfLessons } from './use-lessons.ts';

test('a rate-limited request waits twice as long each time', () => {
  expect([1, 2].map((attempt) => lessonRetryDelayMs(attempt, true))).toEqual([2000, 4000]);
});

test('any other failed request waits 2 s times the attempt number', () => {
  expect([1, 2, 3].map((attempt) => lessonRetryDelayMs(attempt, false))).toEqual([
    2000, 4000, 6000,
  ]);
});

test('a GraphQL error code is translated to the status that REST would return', () => {
  const errors = [{ message: 'Slow down.', extensions: { code: 'RATE_LIMITED' } }];
  expect(statusOfError(new CombinedGraphQLErrors({ errors }))).toBe(429);
  expect(statusOfError(new TypeError('Failed to fetch'))).toBeNull();
});

test('an unreachable server and an unknown failure have their own messages', () => {
  expect(completionAlert(new TypeError('Failed to fetch'), false)).toBe(
    'Network error. Please check your connection and try again.',
  );
  expect(completionAlert('odd', true)).toBe('Error completing lesson. Please try again.');
});

test('a response that the browser hides counts as a temporary server issue', () => {
  const hidden = new TypeError('Failed to fetch');
  expect(completionAlert(hidden, true)).toBe(
    'The server has a temporary issue. Please try again in a moment.',
  );
});

test('a token that could not be fetched counts as a connection failure', () => {
  const failure = Object.assign(new Error('fetch failed'), { name: 'AuthRetryableFetchError' });
  expect(completionAlert(failure, false)).toBe(
    'Network error. Please check your connection and try again.',
  );
});

const TIME = { estimatedMinutes: 5, measuredMinutes: null };

function lesson(id: string, state: LessonOnPathFragment['state']): LessonOnPathFragment {
  const category = { id: 'bytes', name: 'Bytes' };
  const practice = { solved: 0, shown: 0, total: 0, isPracticed: false };
  const text = { title: id, description: '', difficulty: 1, ...TIME };
  return { id, ...text, state, provedAt: null, firstEditionAt: null, category, practice };
}

test('the list of lessons gives the path: their order and which are completed', () => {
  const path = pathOfLessons([lesson('first', 'COMPLETED'), lesson('second', 'UNLOCKED')]);
  expect(path).toMatchObject({ completed: 1, total: 2 });
  expect(path.items.map((item) => [item.position, item.isCompleted])).toEqual([
    [1, true],
    [2, false],
  ]);
});
