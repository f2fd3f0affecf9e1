import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { levelOf } from '../../../domain/progression.ts';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { challengeFields, lessonFields, viewerFields } from '../../testing/learner.ts';
import { narrowWindow } from '../../testing/narrow-window.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { CodexPage } from './codex-page.tsx';

const ID = 'port-scanner';

beforeEach(() => {
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

/**
 * Has a submission accepted that earns 50 XP.
 *
 * @param nextStep what the server recommends then
 * @param experiencePoints the XP then
 */
async function accept(nextStep: unknown, experiencePoints = 325) {
  const level = levelOf(experiencePoints);
  const viewer = viewerFields({ experiencePoints, level, nextStep });
  const challenge = challengeFields(ID, { isCompleted: true });
  const submission = {
    id: 's1',
    status: 'ACCEPTED',
    submittedAt: '2026-11-21T14:02:00.000Z',
    experienceEarned: 50,
    challenge,
  };
  const result = { status: 'FINISHED', output: '', error: null, executionTimeSeconds: 0.4 };
  const calls = serveGraphql({
    viewer,
    challenge: challengeFields(ID),
    submitSolution: {
      submission,
      result: { ...result, tests: [] },
      isAccepted: true,
      achievementsEarned: [],
      viewer,
    },
  });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
  const submit = await screen.findByRole('button', { name: 'Submit Solution' });
  expect(submit.dataset['kind']).toBe('primary');
  await userEvent.click(submit);
  await screen.findByText('Accepted. You earned 50 XP.', { selector: 'h3' });
  return calls;
}

const DETECT = challengeFields('detect', { title: 'Detect your own scan' });
const REASONS = [
  { kind: 'DONE', text: 'It builds on Port scanner' },
  { kind: 'EARNS', text: '+50 XP, then 25 more to level 5' },
];
const STOP = { position: 11, isCompleted: false, lesson: lessonFields('slicing') };

const NOTHING = { kind: null, isStarted: false, reasons: [], challenge: null, lesson: null };

test('the next challenge is the primary button, with its reasons, and the next lesson is secondary', async () => {
  const step = { kind: 'CHALLENGE', isStarted: false, reasons: REASONS };
  const calls = await accept({ ...step, challenge: DETECT, lesson: STOP });
  const next = await screen.findByRole('link', { name: 'Next: Detect your own scan' });
  expect([next.getAttribute('href'), next.dataset['kind']]).toEqual(['/codex/detect', 'primary']);
  const lesson = screen.getByRole('link', { name: 'Continue with lesson 11' });
  expect([lesson.getAttribute('href'), lesson.dataset['kind']]).toEqual([
    '/lessons/slicing',
    'secondary',
  ]);
  for (const { text } of REASONS) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('325 XP, level 4')).toBeTruthy();
  expect(calls().at(-1)?.variables).toEqual({ after: ID });
});

test('the button that submits is secondary then', async () => {
  await accept(NOTHING);
  const submit = screen.getByRole('button', { name: 'Submit Solution' });
  expect(submit.dataset['kind']).toBe('secondary');
});

test('without a challenge that fits, the next lesson is the primary button', async () => {
  await accept({ kind: 'LESSON', isStarted: false, reasons: [], challenge: null, lesson: STOP });
  const next = await screen.findByRole('link', { name: 'Next: lesson 11, Lesson slicing' });
  expect(next.getAttribute('href')).toBe('/lessons/slicing');
});

test('if the recommendation cannot be loaded, the way on leads to the challenges', async () => {
  await accept(() => Promise.reject(failureOf('UNAVAILABLE', 'Not now.')));
  const more = await screen.findByRole('link', { name: 'More challenges' });
  expect(more.getAttribute('href')).toBe('/challenges');
});

test.each([
  [325, 'You reached level 4. Hard challenges are open now.'],
  [610, 'You reached level 7.'],
])('a submission that leads to %i XP and a new level says so', async (experience, words) => {
  await accept(NOTHING, experience);
  const said = await screen.findByText(words);
  expect(said.getAttribute('role')).toBe('status');
  const next = await screen.findByRole('link', { name: 'More challenges' });
  expect(said.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a submission on the same level says nothing about it', async () => {
  await accept(NOTHING, 375);
  expect(screen.queryByText(/You reached level/)).toBeNull();
});

test('the result has the focus and is announced, and so is the next step once it is known', async () => {
  await accept({ kind: 'LESSON', isStarted: false, reasons: [], challenge: null, lesson: STOP });
  expect(document.activeElement?.textContent).toBe('Accepted. You earned 50 XP.');
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join()).toContain('Accepted. You earned 50 XP.');
  const next = await screen.findByText(/Lesson slicing/);
  expect(next.closest('[aria-live="polite"]')).toBeTruthy();
});
