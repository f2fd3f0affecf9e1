import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { failureOf } from '../../../testing/handlers/graphql-handler.ts';
import { viewerFields } from '../../../testing/learner.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { exerciseFields } from '../../../testing/serve-lesson.ts';
import { ReviewPage } from './review-page.tsx';

// jsdom has no layout to scroll.
beforeEach(() => void Reflect.set(Element.prototype, 'scrollIntoView', () => undefined));

type Fields = Readonly<Record<string, unknown>>;

const LESSON = { id: 'first', title: 'Print and run', position: 1 };
const NEXT_STEP = {
  kind: 'CHALLENGE',
  isStarted: false,
  reasons: [],
  lesson: null,
  challenge: {
    id: 'top-talker',
    title: 'Top talker',
    description: 'Find the address that appears most often.',
    experienceReward: 25,
    isCompleted: false,
  },
};
const OPTIONS = ['blue', 'green'].map((id) => ({ id, html: `<p>${id}</p>` }));
const choose = (name: string) =>
  exerciseFields('CHOOSE', { id: `first/${name}`, options: OPTIONS });

const review = (skill: string, fields: Fields = {}): Fields => ({
  id: `${skill}-0`,
  skill,
  dueOn: '2026-11-21',
  triesLeft: 3,
  exercise: choose(skill),
  lesson: LESSON,
  lab: null,
  challenge: null,
  ...fields,
});

/** Serves reviews; a right answer ends the first one. */
function serveReviews(start: Fields[], experiencePoints = 50) {
  let due = start;
  let triesLeft = 3;
  const viewer = () =>
    viewerFields({
      reviews: { due, dueCount: due.length, nextDueOn: '2026-11-25' },
      nextStep: NEXT_STEP,
    });
  return serveGraphql({
    viewer,
    answerReview({ input }: { input: { answer: string[] } }) {
      const isSolved = input.answer[0] === 'green';
      triesLeft = isSolved ? 0 : triesLeft - 1;
      if (triesLeft === 0) due = due.slice(1);
      return {
        isSolved,
        triesLeft,
        feedbackHtml: null,
        output: null,
        error: null,
        cases: [],
        solution: triesLeft === 0 ? 'The green one.' : null,
        experienceEarned: isSolved ? 1 : 0,
        skill: 'print',
        dueOn: '2026-12-08',
        achievementsEarned: [],
        viewer: { ...viewer(), experiencePoints },
      };
    },
  });
}

async function answer(option: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText(option));
  await userEvent.click(screen.getByRole('button', { name: /^Check/ }));
}

test('a right answer says when the skill comes back, and the next review follows', async () => {
  serveReviews([review('print'), review('slicing')]);
  renderSignedIn(<ReviewPage />, { at: '/review' });
  expect(await screen.findByRole('heading', { name: 'print' })).toBeTruthy();
  expect(screen.getByText('2 due')).toBeTruthy();
  expect(screen.getByText('3 tries left')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Print and run' }).getAttribute('href')).toBe(
    '/lessons/first',
  );
  await answer('green');
  expect(await screen.findByText(/\+1 XP. This skill comes back on December 8/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next review' }));
  expect(await screen.findByRole('heading', { name: 'slicing' })).toBeTruthy();
});

test.each([
  [200, 'Level 3Medium challenges are open now.'],
  [199, null],
])('a review that brings a learner to %i XP says what that opens', async (experience, words) => {
  serveReviews([review('print')], experience);
  renderSignedIn(<ReviewPage />, { at: '/review' });
  await answer('green');
  await screen.findByText('Correct.');
  const level = screen.queryByText('Level 3');
  expect(level?.parentElement?.textContent ?? null).toBe(words);
});

test('three wrong answers show the solution, and the last review ends the page', async () => {
  serveReviews([review('print')]);
  renderSignedIn(<ReviewPage />, { at: '/review' });
  await answer('blue');
  expect(await screen.findByText('2 tries left')).toBeTruthy();
  await answer('blue');
  expect(await screen.findByText('1 try left')).toBeTruthy();
  await answer('blue');
  expect(await screen.findByText('The green one.')).toBeTruthy();
  expect(screen.getByText(/This skill comes back tomorrow/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeTruthy();
  expect(screen.getByText('The next skill comes back on November 25.')).toBeTruthy();
  const next = await screen.findByRole('link', { name: 'Next: Top talker' });
  expect(next.getAttribute('href')).toBe('/codex/top-talker');
});

test('a review by a challenge links to it and can be skipped', async () => {
  const challenge = { id: 'top-talker', title: 'Top talker' };
  serveReviews([review('tallying', { exercise: null, lesson: null, challenge }), review('print')]);
  renderSignedIn(<ReviewPage />, { at: '/review' });
  const link = await screen.findByRole('link', { name: 'Open the challenge' });
  expect(link.getAttribute('href')).toBe('/codex/top-talker');
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByRole('heading', { name: 'print' })).toBeTruthy();
});

test('a learner without reviews reads how skills get here', async () => {
  serveGraphql({ viewer: viewerFields() });
  renderSignedIn(<ReviewPage />, { at: '/review' });
  expect(await screen.findByText(/Skills come back here a few days after/)).toBeTruthy();
});

test('a learner who turned reviews off reads where to turn them on', async () => {
  serveGraphql({ viewer: viewerFields({ hasReviews: false }) });
  renderSignedIn(<ReviewPage />, { at: '/review' });
  const link = await screen.findByRole('link', { name: 'Open account settings' });
  expect(link.getAttribute('href')).toBe('/account');
});

test('a page that could not be loaded can be loaded again', async () => {
  let isBroken = true;
  serveGraphql({ viewer: () => (isBroken ? failureOf('UNAVAILABLE', 'Later.') : viewerFields()) });
  renderSignedIn(<ReviewPage />, { at: '/review' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(retry);
  await waitFor(() =>
    expect(within(document.body).getByText(/Skills come back here/)).toBeTruthy(),
  );
});
