import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, expect, test } from 'vitest';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { achievementFields, challengeFields, viewerFields } from '../../testing/learner.ts';
import { narrowWindow } from '../../testing/narrow-window.ts';
import { server } from '../../testing/server.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { pressInWorkspace as press } from '../../testing/workspace-buttons.ts';
import { CodexPage } from './codex-page.tsx';

const ID = 'port-scanner';
const PASSED = {
  name: 'One open port',
  isHidden: false,
  isPassed: true,
  stdin: '192.0.2.20\n',
  expectedStdout: '22 open\n',
  actualStdout: '22 open\n',
  executionTimeSeconds: 0.2,
  error: null,
};
const FAILED = {
  ...PASSED,
  isPassed: false,
  actualStdout: '22 open \n',
  error: 'Every line ends with a space that the expected output does not have.',
};
const HIDDEN = {
  name: 'Hidden test',
  isHidden: true,
  isPassed: true,
  stdin: null,
  expectedStdout: null,
  actualStdout: null,
  executionTimeSeconds: null,
  error: null,
};

function resultOf(...tests: object[]) {
  return { status: 'FINISHED', output: '', error: null, executionTimeSeconds: 0.41, tests };
}

beforeEach(() => {
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

function showCodex(at: string, root: object = {}) {
  const challenge = challengeFields(ID, { title: 'Port scanner' });
  const calls = serveGraphql({ viewer: viewerFields(), challenge, ...root });
  const session = renderSignedIn(<CodexPage />, { at });
  return { calls, session };
}

test('a locked challenge states the XP that it needs', async () => {
  const locked = { isLocked: true, instructionsHtml: null, starterCode: null, samples: [] };
  showCodex(`/codex/${ID}`, { challenge: challengeFields(ID, locked) });
  expect(await screen.findByText('This challenge needs 100 XP, you have 0.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit Solution' })).toBeNull();
});

test('without a challenge in the URL, one can be searched for', async () => {
  showCodex('/codex');
  const search = await screen.findByRole('searchbox', { name: 'Search challenges' });
  await userEvent.type(search, 'ports{Enter}');
  await waitFor(() => expect(location.pathname + location.search).toBe('/challenges?q=ports'));
});

test('without a challenge in the URL, what comes next is recommended', async () => {
  const challenge = challengeFields(ID);
  const nextStep = { kind: 'CHALLENGE', isStarted: false, reasons: [], lesson: null, challenge };
  showCodex('/codex', { viewer: viewerFields({ nextStep }) });
  const next = await screen.findByRole('link', { name: `Next: Challenge ${ID}` });
  expect(next.getAttribute('href')).toBe(`/codex/${ID}`);
  expect(screen.getByRole('link', { name: 'Browse Challenges' })).toBeTruthy();
});

test('an unknown challenge offers the nearest name, the last challenge and a search', async () => {
  const viewer = viewerFields({ recentChallenges: [challengeFields('log-parser')] });
  showCodex('/codex/port-scanners', { viewer, challenge: null, challenges: [challengeFields(ID)] });
  expect(await screen.findByRole('heading', { name: 'Challenge Not Found' })).toBeTruthy();
  const nearest = await screen.findByRole('link', { name: `Challenge ${ID}` });
  expect(nearest.getAttribute('href')).toBe(`/codex/${ID}`);
  expect(screen.getByRole('link', { name: 'Challenge log-parser' })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'scan{Enter}');
  expect(location.pathname + location.search).toBe('/challenges?q=scan');
});

test('the brief links to the lesson that prepares for the challenge', async () => {
  const preparedBy = { id: 'sockets', title: 'Sockets in the lab', position: 27 };
  showCodex(`/codex/${ID}`, { challenge: challengeFields(ID, { preparedBy }) });
  const lesson = await screen.findByRole('link', { name: 'Sockets in the lab' });
  expect(lesson.getAttribute('href')).toBe('/lessons/sockets');
});

test('a server run shows one status line and the diff of each failed test', async () => {
  const { calls } = showCodex(`/codex/${ID}`, { executeCode: resultOf(FAILED, PASSED) });
  await press('Run Code');
  expect(await screen.findByText('1 of 2 passed')).toBeTruthy();
  expect(screen.getByText('ran on the server')).toBeTruthy();
  // Less than a second says nothing about the program.
  expect(screen.queryByText(/\d s$/)).toBeNull();
  expect(screen.getByText('Test Failed')).toBeTruthy();
  expect(screen.getByText(FAILED.error)).toBeTruthy();
  const sent = calls().find(({ operationName }) => operationName === 'ExecuteCode');
  const variables = { challengeId: ID, code: 'print("start")\n', ownCases: [] };
  expect(sent?.variables).toEqual(variables);
});

test('an accepted submission shows XP, hidden tests and achievements, and refreshes the user', async () => {
  const solved = { isCompleted: true, debriefHtml: '<p>Defend it so.</p>' };
  const challenge = challengeFields(ID, { title: 'Port scanner', ...solved });
  const submission = {
    id: 's1',
    status: 'ACCEPTED',
    submittedAt: '2026-11-21T14:02:00.000Z',
    experienceEarned: 50,
    challenge,
  };
  const submitSolution = {
    submission,
    result: resultOf(PASSED, HIDDEN, HIDDEN),
    isAccepted: true,
    achievementsEarned: [achievementFields('first-packet')],
    viewer: viewerFields({ experiencePoints: 50 }),
  };
  const { calls, session } = showCodex(`/codex/${ID}`, { submitSolution });
  await press('Submit Solution');

  expect(await screen.findByText('Accepted. You earned 50 XP.')).toBeTruthy();
  expect(screen.getByText('3 of 3 passed')).toBeTruthy();
  expect(screen.getByText('2 of 2 passed')).toBeTruthy();
  expect(screen.getByText('Solved')).toBeTruthy();
  expect(await screen.findByText('Achievement Unlocked')).toBeTruthy();
  expect(screen.getByText('Medal first-packet, +25 XP more: 75 XP earned just now')).toBeTruthy();
  await press('Read the debrief');
  expect(screen.getByText('Defend it so.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Debrief');
  await waitFor(() => expect(session.refreshUser).toHaveBeenCalledOnce());
  const submitted = calls().find(({ operationName }) => operationName === 'SubmitSolution');
  expect(submitted?.variables['idempotencyKey']).toMatch(/^[\da-f-]{36}$/);
});

test('edited code is restored on the next visit and can be reset', async () => {
  localStorage.setItem(
    `draft/learner-1/${ID}`,
    JSON.stringify({ code: 'print("mine")', savedAt: new Date(2026, 10, 21, 14, 2).toISOString() }),
  );
  showCodex(`/codex/${ID}`);
  const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Code editor' });
  expect(editor.value).toBe('print("mine")');
  expect(screen.getByText('Saved 14:02 on this device')).toBeTruthy();
  await press('Reset to starter code');
  await press('Reset');
  expect(editor.value).toBe('print("start")\n');
  expect(localStorage.getItem(`draft/learner-1/${ID}`)).toBeNull();
});

test('a challenge that could not be loaded can be tried again', async () => {
  showCodex(`/codex/${ID}`);
  server.use(http.post('*/graphql', () => new HttpResponse(null, { status: 500 }), { once: true }));
  expect(await screen.findByRole('heading', { name: 'Challenge Not Found' })).toBeTruthy();
  await press('Try again');
  expect(await screen.findByRole('textbox', { name: 'Code editor' })).toBeTruthy();
});

test('a challenge that does not exist cannot be tried again', async () => {
  showCodex(`/codex/${ID}`, { challenge: null });
  expect(await screen.findByRole('heading', { name: 'Challenge Not Found' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
