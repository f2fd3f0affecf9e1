import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { challengeFields, viewerFields } from '../../../testing/learner.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { CodexPage } from '../codex-page.tsx';

const ID = 'port-scanner';
const LOOPS = { id: 'loops', kind: 'LESSON', title: 'Loops', isDone: true, minutes: 30 };
const SCAN = { id: 'scan', kind: 'CHALLENGE', title: 'First scan', isDone: false, minutes: null };
const SOCKETS = {
  id: 'sockets',
  kind: 'LESSON',
  title: 'Sockets in the lab',
  isDone: false,
  minutes: 25,
};

const SAMPLE = {
  name: 'One open port',
  isHidden: false,
  isPassed: false,
  stdin: '192.0.2.20\n',
  expectedStdout: '22 open\n',
  actualStdout: '80 open\n',
  executionTimeSeconds: 0.2,
  error: null,
};

beforeEach(() => {
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

function showCodex(fields: object, root: object = {}, id = ID) {
  const challenge = challengeFields(id, { ...fields });
  const calls = serveGraphql({ viewer: viewerFields(), challenge, ...root });
  renderSignedIn(<CodexPage />, { at: `/codex/${id}` });
  return calls;
}

const question = () => screen.queryByText(/missing: First scan; Sockets in the lab, 25 min/);
const AHEAD = { id: 'sockets', title: 'Sockets in the lab', position: 27 };
const lessonLink = { name: 'Start with lesson 27, Sockets in the lab' };

test('a challenge with a missing lesson offers that lesson, and its workspace still works', async () => {
  showCodex({ prerequisites: [LOOPS, SCAN, SOCKETS], nextLesson: AHEAD });
  const lesson = await screen.findByRole('link', lessonLink);
  expect(lesson.getAttribute('href')).toBe('/lessons/sockets');
  expect(question()?.textContent).toMatch(/^1 of 3 done/);
  expect(screen.getByRole('button', { name: 'Submit Solution' })).toBeTruthy();
});

test('if the missing lesson is locked, the way there begins with the lesson that is open', async () => {
  const nextLesson = { id: 'numbers', title: 'Numbers, bases, hex', position: 3 };
  showCodex({ prerequisites: [LOOPS, SCAN, SOCKETS], nextLesson });
  const start = await screen.findByRole('link', {
    name: 'Start with lesson 3, Numbers, bases, hex',
  });
  expect(start.getAttribute('href')).toBe('/lessons/numbers');
  expect(
    screen.getByText('Sockets in the lab is still locked. The path leads there.'),
  ).toBeTruthy();
});

test('if only a challenge is missing, it comes first', async () => {
  showCodex({ prerequisites: [LOOPS, SCAN] });
  const start = await screen.findByRole('link', { name: 'Start with First scan' });
  expect(start.getAttribute('href')).toBe('/codex/scan');
});

test('a missing lesson with enough exercises can be proved by three questions', async () => {
  const proof = { name: 'Prove Sockets in the lab by three questions' };
  showCodex({ prerequisites: [{ ...SOCKETS, placementId: 'lesson-sockets' }] });
  const link = await screen.findByRole('link', proof);
  expect(link.getAttribute('href')).toBe('/placement/lesson-sockets');
});

test('a missing lesson with too few exercises can’t be proved', async () => {
  showCodex({ prerequisites: [SOCKETS] });
  expect(await screen.findByRole('link', { name: /^Start with/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Prove/ })).toBeNull();
});

test('opening it anyway is recorded, and the learner is not asked again', async () => {
  const prerequisites = [LOOPS, SCAN, SOCKETS];
  const openChallengeAnyway = () => challengeFields(ID, { prerequisites, isOpenedAnyway: true });
  const calls = showCodex({ prerequisites }, { openChallengeAnyway });
  await userEvent.click(await screen.findByRole('button', { name: 'Open anyway' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(calls().at(-1)?.variables).toEqual({ challengeId: ID });
});

test.each([
  ['everything is done', { prerequisites: [LOOPS] }],
  ['the challenge is solved', { prerequisites: [SOCKETS], isCompleted: true }],
  ['it was opened anyway', { prerequisites: [SOCKETS], isOpenedAnyway: true }],
])('nobody is asked if %s', async (_, fields) => {
  showCodex(fields);
  await screen.findByRole('button', { name: 'Submit Solution' });
  expect(screen.queryByRole('button', { name: 'Open anyway' })).toBeNull();
});

test('a failed submission links to the lesson that was skipped', async () => {
  const skipped = { prerequisites: [SOCKETS], nextLesson: AHEAD, isOpenedAnyway: true };
  const challenge = challengeFields(ID, skipped);
  const submission = {
    id: 's1',
    status: 'FAILED',
    submittedAt: '2026-11-21T14:02:00.000Z',
    experienceEarned: 0,
    challenge,
  };
  const result = { status: 'FINISHED', output: '', error: null, executionTimeSeconds: 0.4 };
  const submitSolution = {
    submission,
    result: { ...result, tests: [SAMPLE] },
    isAccepted: false,
    achievementsEarned: [],
    viewer: viewerFields(),
  };
  showCodex(skipped, { submitSolution });
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Solution' }));
  const lesson = await screen.findByRole('link', { name: 'lesson 27, Sockets in the lab' });
  expect(lesson.getAttribute('href')).toBe('/lessons/sockets');
});

test('once the code passes every sample, the primary button is the one that submits', async () => {
  const executeCode = {
    ...{ status: 'FINISHED', output: '', error: null, executionTimeSeconds: 0.4 },
    tests: [{ ...SAMPLE, isPassed: true, actualStdout: SAMPLE.expectedStdout }],
  };
  showCodex({ prerequisites: [LOOPS, SCAN, SOCKETS], nextLesson: AHEAD }, { executeCode });
  const lesson = await screen.findByRole('link', lessonLink);
  const submit = screen.getByRole('button', { name: 'Submit Solution' });
  const kinds = () => [lesson.dataset['kind'], submit.dataset['kind']];
  expect(kinds()).toEqual(['primary', 'secondary']);
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await screen.findByText('1 of 1 passed');
  expect(kinds()).toEqual(['secondary', 'primary']);
});

test('a capstone lists everything that prepares for it, also what is done', async () => {
  const prerequisites = [LOOPS, SCAN, SOCKETS];
  showCodex({ prerequisites, isOpenedAnyway: true }, {}, 'capstone-report');
  await screen.findByText('What prepares you for the capstone');
  const names = ['Loops, 30 min', 'First scan', 'Sockets in the lab, 25 min'];
  for (const name of names) expect(screen.getByRole('link', { name })).toBeTruthy();
  expect(screen.getAllByText('to do')).toHaveLength(2);
});
