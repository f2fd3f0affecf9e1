import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { lessonFields, pathFields, viewerFields } from '../../../testing/learner.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { exerciseFields, PROGRAM } from '../../../testing/serve-lesson.ts';
import { PlacementPage } from './placement-page.tsx';

// jsdom has no layout to scroll.
beforeEach(() => void Reflect.set(Element.prototype, 'scrollIntoView', () => undefined));

type Fields = Readonly<Record<string, unknown>>;

const LESSON = { id: 'first', title: 'Slicing', position: 2 };

const MODULE = {
  id: 'module-foundations',
  kind: 'MODULE',
  title: 'Foundations',
  lessonCount: 9,
  answersNeeded: 8,
  rightNeeded: 7,
  isDone: false,
  canStart: true,
  gate: null,
  attempt: null,
};

const question = (number: number): Fields => ({
  number,
  exercise: exerciseFields('PREDICT', { program: PROGRAM }),
  lesson: LESSON,
  lab: null,
});

const attempt = (answered: number): Fields => ({
  id: 'attempt',
  state: 'OPEN',
  startedOn: '2026-11-21',
  answered,
  skipsLeft: 4,
  question: question(answered + 1),
  results: [],
});

const OVER = {
  ...attempt(2),
  state: 'FAILED',
  question: null,
  results: [
    { number: 1, outcome: 'WRONG', lesson: LESSON },
    { number: 2, outcome: 'SKIPPED', lesson: null },
  ],
};

interface Served {
  placement: Fields | null;
  start?: () => Fields;
  answer?: (args: { input: Fields }) => Fields;
}

function servePlacement(
  { placement, start, answer }: Served,
  at = '/placement/module-foundations',
) {
  const learningPath = pathFields(
    lessonFields('opening', { title: 'Print and run' }),
    lessonFields('first', { title: 'Slicing', state: 'LOCKED' }),
  );
  const placements = placement ? [placement] : [];
  const viewer = viewerFields({ placement, placements, learningPath });
  serveGraphql({
    viewer,
    startPlacement: () => ({ placement: start?.() ?? placement, viewer }),
    answerPlacement: (args: { input: Fields }) => ({
      placement: answer?.(args) ?? placement,
      viewer,
    }),
  });
  renderSignedIn(<PlacementPage />, { at });
}

test('a module says what proves it, and starting shows the first question', async () => {
  servePlacement({ placement: MODULE, start: () => ({ ...MODULE, attempt: attempt(0) }) });
  expect(await screen.findByText('7 right answers of 8 prove all 9 lessons.')).toBeTruthy();
  const facts = within(screen.getByRole('region', { name: 'One try' }));
  const values = facts.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values.slice(0, 3)).toEqual([
    '8, and some that you can skip',
    '7 or more',
    'about ten minutes',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeTruthy();
  expect(screen.getByText('0 of 8 answered')).toBeTruthy();
});

test('an answer is sent once, and the next question has the focus', async () => {
  const sent: unknown[] = [];
  servePlacement({
    placement: { ...MODULE, attempt: attempt(0) },
    answer: ({ input }) => {
      sent.push(input);
      return { ...MODULE, attempt: attempt(1) };
    },
  });
  await userEvent.type(await screen.findByLabelText('What does it print?'), 'online');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  const heading = await screen.findByRole('heading', { name: 'Question 2' });
  expect(document.activeElement).toBe(heading);
  expect(sent).toEqual([{ attemptId: 'attempt', number: 1, answer: ['online'] }]);
});

test('a question can be skipped without an answer', async () => {
  const sent: unknown[] = [];
  servePlacement({
    placement: { ...MODULE, attempt: attempt(0) },
    answer: ({ input }) => {
      sent.push(input);
      return { ...MODULE, attempt: attempt(1) };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Skip, 4 left' }));
  await screen.findByRole('heading', { name: 'Question 2' });
  expect(sent).toEqual([{ attemptId: 'attempt', number: 1, answer: null }]);
});

test('a failed attempt names the lessons and where to start, and can’t be repeated on the same day', async () => {
  servePlacement({ placement: { ...MODULE, canStart: false, attempt: OVER } });
  expect(await screen.findByText(/You can try again tomorrow/)).toBeTruthy();
  const start = await screen.findByRole('link', { name: 'Start with lesson 1, Print and run' });
  expect(start.getAttribute('href')).toBe('/lessons/opening');
  const answers = within(screen.getByRole('region', { name: 'Your answers' }));
  const rows = answers.getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/^lesson 2, Slicing/);
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['wrong', 'skipped']);
  // Its lesson is still locked.
  expect(screen.getByText('lesson 2, Slicing')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Slicing/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

test('a proved module leads back to the path', async () => {
  const done = { ...OVER, state: 'PROVED', results: [] };
  servePlacement({ placement: { ...MODULE, isDone: true, canStart: false, attempt: done } });
  expect(await screen.findByText(/The next lesson is open/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Learning Path' })).toBeTruthy();
});

test('an unknown module leads back to the path', async () => {
  servePlacement({ placement: null });
  expect(await screen.findByText(/too few exercises/)).toBeTruthy();
});

test('without an id, the page lists the modules', async () => {
  servePlacement({ placement: MODULE }, '/placement');
  expect(await screen.findByRole('link', { name: 'Foundations' })).toBeTruthy();
  expect(screen.getByText(/^9 lessons, about 10 min/)).toBeTruthy();
  const next = screen.getByRole('link', { name: 'Prove Foundations' });
  expect(next.getAttribute('href')).toBe('/placement/module-foundations');
});
