import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { viewerFields } from '../../../testing/learner.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { exerciseFields, PROGRAM } from '../../../testing/serve-lesson.ts';
import { DailyPage } from './daily-page.tsx';

// jsdom has no layout to scroll.
beforeEach(() => void Reflect.set(Element.prototype, 'scrollIntoView', () => undefined));

type Fields = Readonly<Record<string, unknown>>;

const PROBLEM = {
  date: '2026-11-21',
  exercise: exerciseFields('PREDICT', { program: PROGRAM }),
  lesson: { id: 'first', title: 'Print and run', position: 1 },
  lab: null,
  isSolved: false,
  triesLeft: 3,
  experienceEarned: 0,
};

const RESULT = {
  isSolved: true,
  triesLeft: 0,
  feedbackHtml: null,
  output: 'online\n',
  error: null,
  cases: [],
  solution: 'online\n',
  experienceEarned: 2,
  achievementsEarned: [],
};

function serveDaily(problem: Fields | null, result: Fields = {}) {
  const viewer = viewerFields({ dailyProblem: problem });
  serveGraphql({ viewer, answerDailyProblem: { ...RESULT, ...result, viewer } });
  renderSignedIn(<DailyPage />, { at: '/daily' });
}

test('a right answer earns XP, and the way back follows', async () => {
  serveDaily(PROBLEM);
  expect(await screen.findByText('November 21')).toBeTruthy();
  expect(screen.getByText(/A right answer earns 2 XP/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What does it print?'), 'online');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/\+2 XP. The next packet arrives at 00:00 UTC/)).toBeTruthy();
  expect(screen.getByText('Solved today')).toBeTruthy();
});

test('a wrong answer leaves tries, and a changed answer can be checked again', async () => {
  serveDaily(PROBLEM, { isSolved: false, triesLeft: 2, solution: null, error: 'Look at line 1.' });
  await userEvent.type(await screen.findByLabelText('What does it print?'), 'offline');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Not yet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});

test('a packet that was answered is for practice', async () => {
  serveDaily({ ...PROBLEM, isSolved: true, triesLeft: 0, experienceEarned: 2 });
  expect(await screen.findByText(/You can still practice/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});

test('without a packet, the page says when the next one arrives', async () => {
  serveDaily(null);
  expect(await screen.findByText(/There is no packet today/)).toBeTruthy();
});
