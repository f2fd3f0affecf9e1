import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { challengeFields, lessonFields, viewerFields } from '../../testing/learner.ts';
import { narrowWindow } from '../../testing/narrow-window.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { CodexPage } from './codex-page.tsx';

const ID = 'port-scanner';
const STEP = {
  kind: 'LESSON',
  isStarted: false,
  reasons: [{ kind: 'DONE', text: 'It builds on Port scanner' }],
  challenge: null,
  lesson: { position: 11, isCompleted: false, lesson: lessonFields('slicing') },
};

beforeEach(() => {
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

function openWorkspace(challenge: Readonly<Record<string, unknown>>) {
  const calls = serveGraphql({
    viewer: viewerFields({ nextStep: STEP }),
    challenge: challengeFields(ID, challenge),
  });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
  return calls;
}

const nextLink = () => screen.findByRole('link', { name: 'Next: lesson 11, Lesson slicing' });

test('a challenge that was solved before says what comes next, which is primary instead of submitting', async () => {
  const calls = openWorkspace({ isCompleted: true });
  const next = await nextLink();
  expect([next.getAttribute('href'), next.dataset['kind']]).toEqual([
    '/lessons/slicing',
    'primary',
  ]);
  const submit = screen.getByRole('button', { name: 'Submit Solution' });
  expect(submit.dataset['kind']).toBe('secondary');
  expect(calls().map(({ variables }) => variables)).toContainEqual({ after: ID });
});

test('a debrief ends with what comes next', async () => {
  openWorkspace({ isCompleted: true, debriefHtml: '<p>The other side.</p>' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Debrief' }));
  await screen.findByText('The other side.');
  expect((await nextLink()).getAttribute('href')).toBe('/lessons/slicing');
  expect(screen.getByText('It builds on Port scanner')).toBeTruthy();
});

test('a challenge that is not solved says nothing about what comes after it', async () => {
  openWorkspace({ isCompleted: false });
  await screen.findByRole('button', { name: 'Submit Solution' });
  expect(screen.queryByText(/solved this/)).toBeNull();
});
