import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { challengeFields, viewerFields } from '../../testing/learner.ts';
import { narrowWindow } from '../../testing/narrow-window.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { pressInWorkspace as press, workspaceButton } from '../../testing/workspace-buttons.ts';
import { CodexPage } from './codex-page.tsx';

const ID = 'port-scanner';
const MESSAGE = 'Too many of your programs are still running. Wait 1 second and try again.';
const RESULT = {
  status: 'FINISHED',
  output: '',
  error: null,
  executionTimeSeconds: 0.1,
  tests: [],
};

beforeEach(() => {
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

/** Refuses a number of calls, and answers the others. */
function refusing(count: number, answer: unknown, retryAfter: number) {
  let calls = 0;
  return () => {
    calls += 1;
    return calls <= count ? failureOf('RATE_LIMITED', MESSAGE, retryAfter) : answer;
  };
}

function showCodex(root: object) {
  const calls = serveGraphql({ viewer: viewerFields(), challenge: challengeFields(ID), ...root });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
  const mutations = (name: string) => calls().filter(({ operationName }) => operationName === name);
  return { mutations };
}

test('a refused run says how long it waits, and then runs by itself', async () => {
  const { mutations } = showCodex({ executeCode: refusing(1, RESULT, 1) });
  await press('Run Code');
  expect(await screen.findByRole('heading', { name: 'Trying again in 1 s' })).toBeTruthy();
  expect(screen.getByText(MESSAGE, { exact: false })).toBeTruthy();
  const announced = screen.getByText('rate limited: trying again after 1 s');
  expect(announced.closest('[role=status]')).toBeTruthy();
  expect(screen.queryByText('running')).toBeNull();
  expect(await screen.findByText('finished')).toBeTruthy();
  expect(screen.queryByText(/Trying again/)).toBeNull();
  expect(mutations('ExecuteCode')).toHaveLength(2);
});

test('a refused submission is sent again with the same key', async () => {
  const submission = {
    id: 's1',
    status: 'FAILED',
    submittedAt: '2026-11-21T14:02:00.000Z',
    experienceEarned: 0,
    challenge: challengeFields(ID),
  };
  const answer = {
    submission,
    result: RESULT,
    isAccepted: false,
    achievementsEarned: [],
    viewer: viewerFields(),
  };
  const { mutations } = showCodex({ submitSolution: refusing(1, answer, 1) });
  await press('Submit Solution');
  expect(await screen.findByText('Trying again in 1 s')).toBeTruthy();
  expect(await screen.findByText('finished')).toBeTruthy();
  const keys = mutations('SubmitSolution').map(({ variables }) => variables['idempotencyKey']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['run', 'Run Code', 'Stop'],
  ['submission', 'Submit Solution', 'Cancel'],
])('a refused %s that waits can be canceled', async (_, start, cancel) => {
  const refused = refusing(9, null, 30);
  const { mutations } = showCodex({ executeCode: refused, submitSolution: refused });
  await press(start);
  expect(await screen.findByText('Trying again in 30 s')).toBeTruthy();
  await press(cancel);
  expect(await screen.findByText(/^stopped by you after \d\.\d s$/)).toBeTruthy();
  expect(screen.queryByText(/Trying again/)).toBeNull();
  expect(await workspaceButton('Submit Solution')).toHaveProperty('disabled', false);
  expect([...mutations('ExecuteCode'), ...mutations('SubmitSolution')]).toHaveLength(1);
});
