import { screen } from '@testing-library/react';
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

test('a lesson that is completed says what was done, and leads on to the challenge', async () => {
  const { completions } = showLesson('/lessons/first/two', {
    steps: [SOLVED, stepFields('two')],
    lesson: { practice: { ...NOTHING_PRACTICED, solved: 1, isPracticed: true } },
    nextStep: { ...FIRST_CONTACT, reasons: [{ kind: 'DONE', text: 'It uses this lesson' }] },
  });
  await press('Complete lesson');
  const title = await screen.findByRole('heading', { name: 'Lesson 1 is done' });
  expect(document.activeElement).toBe(title);
  expect(completions()).toEqual([{ lessonId: 'first', minutesSpent: 5 }]);
  expect(screen.getByText(/Print and run: 1 of 1 exercises solved\./)).toBeTruthy();
  expect((await screen.findByText(/It uses this lesson\./)).textContent).toMatch(/\+\d+ XP/);
  const onwards = await screen.findByRole('link', { name: 'Next: First contact' });
  expect(onwards.getAttribute('href')).toBe('/codex/contact');
  expect(screen.queryByRole('button', { name: 'Complete lesson' })).toBeNull();
});

test('a lesson that is completed before the recommendation arrives leads on all the same', async () => {
  const recommendation = Promise.withResolvers<typeof FIRST_CONTACT>();
  showLesson('/lessons/first/two', {
    steps: [SOLVED, stepFields('two')],
    lesson: { practice: { ...NOTHING_PRACTICED, solved: 1, isPracticed: true } },
    nextStep: () => recommendation.promise,
    next: { state: 'UNLOCKED' },
  });
  await press('Complete lesson');
  expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
  expect(screen.getByText('Looking for what comes next')).toBeTruthy();
  expect(screen.queryByText(/^Next:/)).toBeNull();
  recommendation.resolve(FIRST_CONTACT);
  expect(await screen.findByRole('link', { name: 'Next: First contact' })).toBeTruthy();
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
  expect(screen.getByRole('link', { name: /^(?:Continue|Next: )/ })).toBeTruthy();
});
