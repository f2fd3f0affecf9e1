import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { challengeFields } from '../../../testing/learner.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import {
  exerciseFields,
  type LessonServer,
  NOTHING_PRACTICED,
  progressFields,
  PROGRAM,
  serveLesson,
  stepFields,
} from '../../../testing/serve-lesson.ts';
import { LessonPage } from './lesson-page.tsx';

function showLesson(at: string, lesson: LessonServer) {
  const served = serveLesson(lesson);
  renderSignedIn(<LessonPage />, { at });
  return served;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

// jsdom has no layout and can't scroll.
beforeEach(() => void Reflect.set(Element.prototype, 'scrollIntoView', () => undefined));

const PREDICT = exerciseFields('PREDICT', { program: { ...PROGRAM, output: null } });
const SOLVED = { ...stepFields('one', PREDICT), progress: progressFields('SOLVED') };
const FIRST_CONTACT = {
  kind: 'CHALLENGE',
  isStarted: false,
  reasons: [],
  lesson: null,
  challenge: challengeFields('contact', { title: 'First contact' }),
};

test('the last step leads back to what is left, and completes the lesson when nothing is', async () => {
  const { completions } = showLesson('/lessons/first/two', {
    steps: [SOLVED, stepFields('two')],
    lesson: { practice: { ...NOTHING_PRACTICED, solved: 1, isPracticed: true } },
    nextStep: FIRST_CONTACT,
  });
  expect(await screen.findByText('Next: First contact')).toBeTruthy();
  await press('Complete and continue');
  await waitFor(() => expect(location.pathname).toBe('/codex/contact'));
  expect(completions()).toEqual([{ lessonId: 'first', minutesSpent: 5 }]);
});

test('a lesson that is completed before the recommendation arrives waits for it', async () => {
  const recommendation = Promise.withResolvers<typeof FIRST_CONTACT>();
  const { completions } = showLesson('/lessons/first/two', {
    steps: [SOLVED, stepFields('two')],
    lesson: { practice: { ...NOTHING_PRACTICED, solved: 1, isPracticed: true } },
    nextStep: () => recommendation.promise,
    next: { state: 'UNLOCKED' },
  });
  await press('Complete and continue');
  await waitFor(() => expect(completions()).toHaveLength(1));
  expect(screen.queryByText(/^Next:/)).toBeNull();
  expect(location.pathname).toBe('/lessons/first/two');
  recommendation.resolve(FIRST_CONTACT);
  await waitFor(() => expect(location.pathname).toBe('/codex/contact'));
});

test('a lesson that is completed but not practiced says what is left', async () => {
  showLesson('/lessons/first/two', {
    steps: [stepFields('one', PREDICT), stepFields('two')],
    lesson: { state: 'COMPLETED' },
  });
  expect(await screen.findByText('completed, 1 optional left')).toBeTruthy();
  const left = screen.getByRole('link', { name: '1 optional left' });
  expect(left.getAttribute('href')).toBe('/lessons/first/one');
});

test.each([
  ['was practiced', { practice: { ...NOTHING_PRACTICED, isPracticed: true } }, 'practiced'],
  [
    'was completed before it had exercises',
    { firstEditionAt: '2026-05-03T12:00:00Z' },
    'completed on May 3 (first edition)',
  ],
])('the new exercises of a lesson that %s are optional', async (_, lesson, words) => {
  showLesson('/lessons/first/two', {
    steps: [stepFields('one', PREDICT), stepFields('two')],
    lesson: { state: 'COMPLETED', ...lesson },
  });
  expect(await screen.findByText(`${words}, 1 new thing to try`)).toBeTruthy();
  const extra = screen.getByRole('link', { name: '1 new thing to try' });
  expect(extra.getAttribute('href')).toBe('/lessons/first/one');
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
});
