import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { FailureCode } from '../../../domain/failure.ts';
import { failureOf, startGraphqlBackend } from '../../testing/graphql-backend.ts';
import { lessonFields, pathFields, viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { LessonsPage } from './lessons-page.tsx';

const FIRST = lessonFields('first', { title: 'Print and run' });
const SECOND = lessonFields('second', { title: 'Slicing', state: 'LOCKED', contentHtml: null });
const viewer = viewerFields({ learningPath: pathFields(FIRST, SECOND) });

function showLessons(at: string, completeLesson?: () => unknown) {
  const calls = startGraphqlBackend({ viewer, lesson: FIRST, completeLesson });
  return { calls, session: renderSignedIn(<LessonsPage />, { at }) };
}

test('the path shows how far the learner is; only unlocked lessons can be opened', async () => {
  showLessons('/lessons');
  expect(await screen.findByRole('link', { name: 'Print and run' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Slicing' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Slicing' })).toBeNull();
  expect(screen.getByText('Locked')).toBeTruthy();
  expect(screen.getByText('0 of 2')).toBeTruthy();
});

test('a path that cannot be read is asked for again by itself', async () => {
  const answers = [() => Promise.reject(failureOf('UNAVAILABLE', 'Not now.')), () => viewer];
  const calls = startGraphqlBackend({ viewer: () => answers.shift()?.() });
  renderSignedIn(<LessonsPage />, { at: '/lessons' });
  const link = await screen.findByRole('link', { name: 'Print and run' }, { timeout: 10_000 });
  expect(link).toBeTruthy();
  expect(calls).toHaveLength(2);
});

test('an address that names a lesson opens it', async () => {
  showLessons('/lessons?lesson=first');
  const dialog = within(await screen.findByRole('dialog', { name: 'Print and run' }));
  expect(await dialog.findByText('A string is a row of characters.')).toBeTruthy();
  expect(dialog.getByText('Intermediate')).toBeTruthy();
  expect(dialog.getByText('9 min')).toBeTruthy();
  expect(dialog.getByText('packet')).toBeTruthy();
});

test('an address that names a locked lesson says so', async () => {
  showLessons('/lessons?lesson=second');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('"Slicing" is still locked.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('completing a lesson reports five minutes, closes it and unlocks the next at once', async () => {
  const done = { ...FIRST, state: 'COMPLETED' };
  const next = { ...SECOND, state: 'UNLOCKED' };
  const { calls, session } = showLessons('/lessons?lesson=first', () => ({
    lesson: done,
    nextLesson: next,
    achievementsEarned: [],
    viewer: viewerFields({ learningPath: pathFields(done, next) }),
  }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as Complete' }));

  expect(await screen.findByRole('link', { name: 'Slicing' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('1 of 2')).toBeTruthy();
  const completion = calls.find(({ operationName }) => operationName === 'CompleteLesson');
  expect(completion?.variables).toEqual({ lessonId: 'first', minutesSpent: 5 });
  await waitFor(() => expect(session.refreshUser).toHaveBeenCalledOnce());
});

test.each<[FailureCode, string]>([
  ['RATE_LIMITED', 'Rate limited. Please wait a moment and try again.'],
  ['UNAVAILABLE', 'Server error. Please try again later.'],
  ['UNAUTHENTICATED', 'Authentication error. Please log in again.'],
  ['NOT_FOUND', 'Lesson not found. Please refresh the page.'],
  ['LOCKED', 'Failed to complete lesson: It is locked.'],
])('a completion that fails with %s tells: %s', async (code, sentence) => {
  showLessons('/lessons?lesson=first', () => {
    throw failureOf(code, 'It is locked.');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as Complete' }));
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});
