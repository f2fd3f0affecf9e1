import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ExecutionProvider } from '../../../execution/execution-context.tsx';
import { LocalRunnerContext } from '../../../execution/local-runner-context.tsx';
import type { WorkspaceChallengeFragment } from '../../../graphql/__generated__/operations.ts';
import { failingCase, feedbackFields } from '../../../testing/feedback.ts';
import { failureOf } from '../../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { challengeFields, viewerFields } from '../../../testing/learner.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { History } from './history.tsx';

const CHALLENGE = challengeFields('one') as unknown as WorkspaceChallengeFragment;
/** A workspace in which nothing runs. */
const NO_RUNNER = {
  getRunner: () => {
    throw new Error('No runner.');
  },
  progress: null,
  loadFailure: null,
  isReady: false,
  start: () => undefined,
  load: () => undefined,
  findMistake: async () => null,
};

function attempt(id: string, code: string, fields: object = {}) {
  const submittedAt = '2026-11-21T14:02:00.000Z';
  return { id, code, status: 'FAILED', submittedAt, experienceEarned: 0, ...fields };
}

const page = (...nodes: object[]) => ({ nodes, endCursor: null });

function showHistory(submissions: unknown) {
  const onRestore = vi.fn();
  const calls = serveGraphql({ viewer: viewerFields({ submissions }) });
  renderSignedIn(
    <LocalRunnerContext value={NO_RUNNER}>
      <ExecutionProvider challenge={CHALLENGE}>
        <History challenge={CHALLENGE} draft={'print("mine")\n'} onRestore={onRestore} />
      </ExecutionProvider>
    </LocalRunnerContext>,
    { at: '/' },
  );
  return { calls, onRestore };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the newest attempt. jsdom doesn't toggle `details` on its own. */
async function openNewest(): Promise<void> {
  const [newest] = await screen.findAllByRole('listitem');
  if (newest === undefined) throw new Error('There is no attempt.');
  const details = within(newest).getByRole('group');
  details.setAttribute('open', '');
  fireEvent(details, new Event('toggle'));
}

test('a challenge without submissions has an empty history', async () => {
  const { calls } = showHistory(page());
  expect(await screen.findByText(/No attempts yet/)).toBeTruthy();
  expect(calls()[0]?.variables).toMatchObject({ challengeId: 'one' });
});

test('a history that fails to load shows an error and can be loaded again', async () => {
  const answers = [
    () => Promise.reject(failureOf('UNAVAILABLE', 'Not now.')),
    () => page(attempt('a', '1')),
  ];
  showHistory(() => answers.shift()?.());
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  await press('Try again');
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('attempts are listed with status, time and XP, page by page', async () => {
  const accepted = attempt('b', 'print(2)\n', { status: 'ACCEPTED', experienceEarned: 50 });
  showHistory(({ after }: { after: string | null }) =>
    after === 'b' ? page(attempt('a', 'print(1)\n')) : { nodes: [accepted], endCursor: 'b' },
  );
  expect(await screen.findByText('accepted')).toBeTruthy();
  expect(screen.getByText('+50 XP')).toBeTruthy();
  expect(screen.getByText(/Nov 21/)).toBeTruthy();
  await press('Show older attempts');
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(screen.getByText('accepted')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older attempts' })).toBeNull();
});

test('an attempt is compared with the previous one and with the editor', async () => {
  showHistory(page(attempt('b', 'first = 1\nsame = 0\n'), attempt('a', 'first = 2\nsame = 0\n')));
  await openNewest();
  expect(screen.getByLabelText('solution.py').textContent).toBe('first = 1same = 0');
  await press('Since the previous attempt');
  const changes = screen.getByLabelText(/^Changes since the previous attempt/);
  expect(changes.getAttribute('aria-label')).toContain('1 line removed, 1 line added');
  expect(changes.textContent).toContain('removed: first = 2');
  expect(changes.textContent).toContain('added: first = 1');
  await press('Compared with the editor');
  const toEditor = screen.getByLabelText(/^Changes from this attempt to the editor/);
  expect(toEditor.textContent).toContain('added: print("mine")');
});

test('a failed attempt says how many cases passed, and opens its feedback', async () => {
  const feedback = feedbackFields({
    fixedCount: 2,
    brokenCount: 1,
    cases: [failingCase('Both ends open')],
    nextHelp: 'The next failed submission shows more.',
  });
  const failed = { passedCount: 3, caseCount: 9, feedback };
  showHistory(page(attempt('b', 'print(2)\n', failed), attempt('a', 'print(1)\n', failed)));
  expect(await screen.findAllByText('3 of 9')).toHaveLength(2);
  expect(screen.getAllByText('fixed 2, broke 1')).toHaveLength(2);
  await openNewest();
  expect(screen.getByText('3 of 9 cases passed')).toBeTruthy();
  expect(screen.getByText('Both ends open')).toBeTruthy();
  expect(screen.getByText('The next failed submission shows more.')).toBeTruthy();
  await press('Code');
  expect(screen.getByLabelText('solution.py').textContent).toBe('print(2)');
});

test('the code of an attempt can be restored and is labeled with its time', async () => {
  const { onRestore } = showHistory(page(attempt('a', 'print("old")\n')));
  await openNewest();
  await press('Restore into the editor');
  expect(onRestore.mock.calls).toEqual([
    ['print("old")\n', expect.stringContaining('the attempt of Nov 21')],
  ]);
});

test('code that newer code from another device replaced can be restored', async () => {
  const replaced = [
    { id: 'r1', code: 'print("train")\n', editedAt: '2026-11-20T10:00:00.000Z', replacedAt: '' },
  ];
  const onRestore = vi.fn();
  serveGraphql({ viewer: viewerFields({ submissions: page(), draft: { replaced } }) });
  renderSignedIn(
    <LocalRunnerContext value={NO_RUNNER}>
      <ExecutionProvider challenge={CHALLENGE}>
        <History challenge={CHALLENGE} draft={'print("mine")\n'} onRestore={onRestore} />
      </ExecutionProvider>
    </LocalRunnerContext>,
    { at: '/' },
  );
  expect(await screen.findByRole('heading', { name: 'Replaced drafts' })).toBeTruthy();
  await openNewest();
  await press('Restore into the editor');
  expect(onRestore.mock.calls).toEqual([
    ['print("train")\n', expect.stringContaining('the draft of Nov 20')],
  ]);
});

test('code that is already in the editor cannot be restored', async () => {
  showHistory(page(attempt('a', 'print("mine")\n')));
  await openNewest();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Restore into the editor' });
  expect(button.disabled).toBe(true);
});
