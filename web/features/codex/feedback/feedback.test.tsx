import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { failingCase, feedbackFields } from '../../../testing/feedback.ts';
import { failureOf } from '../../../testing/handlers/graphql-handler.ts';
import { challengeFields, viewerFields } from '../../../testing/learner.ts';
import { narrowWindow } from '../../../testing/narrow-window.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { pressInWorkspace as press } from '../../../testing/workspace-buttons.ts';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { CodexPage } from '../codex-page.tsx';

const ID = 'port-scanner';

type Fields = Readonly<Record<string, unknown>>;

const hidden = (isPassed: boolean) => ({
  name: 'Hidden test',
  isHidden: true,
  isPassed,
  stdin: null,
  expectedStdout: null,
  actualStdout: null,
  executionTimeSeconds: null,
  error: null,
});

/** The payload of a submission that passed three of nine cases, or all of them. */
function payload(submission: Fields, isAccepted = false) {
  const tests = Array.from({ length: 9 }, (_, index) => hidden(isAccepted || index < 3));
  return {
    isAccepted,
    submission: {
      id: 'submission-1',
      status: isAccepted ? 'ACCEPTED' : 'FAILED',
      submittedAt: '2026-11-21T14:02:00.000Z',
      experienceEarned: 0,
      code: 'print(1)\n',
      challenge: challengeFields(ID),
      feedback: null,
      ...submission,
    },
    result: { status: 'FINISHED', output: '', error: null, executionTimeSeconds: 0.4, tests },
    achievementsEarned: [],
    viewer: viewerFields({ submissions: { nodes: [] }, recentChallenges: [] }),
  };
}

beforeEach(() => {
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

/** Submits a program in the workspace. */
async function submit(root: object, challenge: Fields = {}) {
  const calls = serveGraphql({
    viewer: viewerFields(),
    challenge: challengeFields(ID, challenge),
    ...root,
  });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
  await screen.findByLabelText('Code editor');
  await press('Submit Solution');
  return calls;
}

const feedback = async () => within(await screen.findByLabelText('Feedback'));
const failed = (fields: Fields) => ({
  submitSolution: payload({ feedback: feedbackFields(fields) }),
});

test('advice comes first, as text, and then the tally', async () => {
  const text = 'You stop one port early: <b>range(a, b)</b> leaves b out.';
  const advice = { text, isExact: true, caseName: 'Both ends open' };
  await submit(failed({ advice, failingTitles: ['Both ends open'] }));
  const shown = await screen.findByLabelText('Feedback');
  const [first, tally] = shown.children;
  expect(first?.textContent).toContain(`This is a known mix-up: ${text}`);
  expect(first?.textContent).toContain('Both ends open');
  expect(tally?.textContent).toContain('3 of 9 cases passed');
});

test('likely advice says that it is a guess', async () => {
  await submit(failed({ advice: { text: 'You stop early.', isExact: false, caseName: null } }));
  expect((await screen.findByText(/^It looks as if/)).parentElement?.textContent).toContain(
    'You stop early.',
  );
});

test('the tally is announced once', async () => {
  await submit(failed({}));
  await feedback();
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.filter((words) => words.includes('3 of 9'))).toEqual(['3 of 9 passed']);
});

test('it says what the submission fixed and broke', async () => {
  await submit(failed({ fixedCount: 2, brokenCount: 1 }));
  expect((await feedback()).getByText(/fixed 2 cases and broke 1 case/)).toBeTruthy();
});

test('failing cases are shown as far as they are granted', async () => {
  const inputOnly = { expectedStdout: null, actualStdout: null, difference: null };
  await submit(
    failed({
      failingTitles: ['Both ends open', 'One port', 'Nothing open'],
      cases: [failingCase('Both ends open'), failingCase('One port', inputOnly)],
      practiceCase: failingCase('A short input for practice', { stdin: '192.0.2.20\n80\n' }),
      nextHelp: 'The next failed submission shows every failing test in full.',
    }),
  );
  const rows = within((await feedback()).getByLabelText('Failing hidden cases'));
  const [first, second, third] = rows.getAllByRole('listitem');
  if (!first || !second || !third) throw new Error('There are three failing cases.');
  expect(within(first).getByText('Line 2: expected "80 open", got nothing.')).toBeTruthy();
  expect(within(first).getByLabelText('Input').textContent).toBe('192.0.2.20\n20-80\n');
  expect(within(first).getByLabelText('Expected').querySelector('ins')).toBeTruthy();
  expect(within(second).getByText(/Only its input is shown/)).toBeTruthy();
  expect(within(second).queryByLabelText('Expected')).toBeNull();
  expect(third.textContent).toBe('Test FailedNothing open');
  expect((await feedback()).getByText('for practice, never graded')).toBeTruthy();
  expect((await feedback()).getByText(/shows every failing test in full/)).toBeTruthy();
});

const SOLUTIONS = [
  { title: 'Our solution', why: null, code: 'print("ours")\n' },
  { title: 'With a set', why: 'A set finds a port at once.', code: 'print("theirs")\n' },
];

test('the solution has a price, and opens beside the own code', async () => {
  const shown = {
    solutions: SOLUTIONS,
    solutionShownAt: '2026-11-21T14:02:00.000Z',
    experienceAvailableAt: '2126-11-24T14:02:00.000Z',
  };
  const calls = await submit({
    ...failed({ failedSubmissions: 5, canShowSolution: true }),
    showSolution: () => ({ challenge: challengeFields(ID, shown) }),
  });
  await press('Show the solution');
  expect(within(screen.getByRole('dialog')).getByText(/earns no XP for three days/)).toBeTruthy();
  expect(calls().some(({ operationName }) => operationName === 'ShowSolution')).toBe(false);
  await press('Show it, without XP for three days');
  expect(await screen.findByRole('heading', { name: 'Compare solutions' })).toBeTruthy();
  expect(screen.getByText(/^You have seen the solution. Solve it again from Nov 24/)).toBeTruthy();
  expect(screen.getByLabelText('Our solution', { selector: 'pre' }).textContent).toBe(
    'print("ours")',
  );
});

test('after five failures the solution waits for the hints, and a refusal is told', async () => {
  const hints = (textHtml: string | null) => [{ rung: 1, textHtml }];
  await submit(
    {
      ...failed({ failedSubmissions: 5 }),
      revealHint: () => challengeFields(ID, { hints: hints('<p>Look.</p>') }),
      showSolution: () => Promise.reject(failureOf('LOCKED', 'After all hints, you can see it.')),
    },
    { hints: hints(null) },
  );
  await feedback();
  expect(screen.queryByText('Show the solution')).toBeNull();
  await userEvent.click(screen.getByText(/Hints/, { selector: '[role=tab]' }));
  await press('Show hint 1');
  await press('Show the solution');
  await press('Show it, without XP for three days');
  expect((await screen.findByRole('alert')).textContent).toContain('After all hints');
});

test('after acceptance the solutions open in tabs on a phone, then the debrief', async () => {
  const solved = {
    isCompleted: true,
    solutions: SOLUTIONS,
    debriefHtml: '<p>Defend it so.</p>',
  };
  const challenge = challengeFields(ID, solved);
  await submit({ submitSolution: payload({ challenge, experienceEarned: 50 }, true) });
  await press('Compare solutions');
  const tabs = within(screen.getByRole('tablist', { name: 'Solutions' }));
  expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Yours',
    'Our solution',
    'With a set',
  ]);
  await userEvent.click(tabs.getByRole('tab', { name: 'With a set' }));
  expect(await screen.findByText('A set finds a port at once.')).toBeTruthy();
  await userEvent.click(tabs.getByRole('tab', { name: 'Yours' }));
  expect(screen.getByLabelText('Yours', { selector: 'pre' }).textContent).toBe('print("start")');
  fireEvent.click(screen.getAllByText('Read the debrief')[0] ?? document.body);
  expect(await screen.findByText('Defend it so.')).toBeTruthy();
  await userEvent.click(screen.getByText('solution.py', { selector: 'button' }));
  expect(screen.queryByRole('heading', { name: 'Compare solutions' })).toBeNull();
});
