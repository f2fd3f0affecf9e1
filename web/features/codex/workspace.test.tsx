import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { challengeFields, viewerFields } from '../../testing/learner.ts';
import { narrowWindow, wideWindow } from '../../testing/narrow-window.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { pressInWorkspace as press, workspaceButton } from '../../testing/workspace-buttons.ts';
import { CodexPage } from './codex-page.tsx';

const ID = 'port-scanner';
const LADDER = ['<p>Look closer.</p>', '<p>Look at the dash.</p>', '<p>Split it.</p>'];
const NAME_ERROR = [
  'Traceback (most recent call last):',
  '  File "solution.py", line 2, in <module>',
  '    print(hots)',
  "NameError: name 'hots' is not defined",
  '',
  'hots isn’t defined here.',
].join('\n');

beforeEach(() => {
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

/** A run on the server that passed its only test. */
const PASSED = {
  status: 'FINISHED',
  output: '',
  error: null,
  executionTimeSeconds: 0.1,
  tests: [
    {
      name: 'One',
      isHidden: false,
      isPassed: true,
      stdin: '',
      expectedStdout: '',
      actualStdout: '',
      executionTimeSeconds: 0,
      error: null,
    },
  ],
};

/** Hints of which this many are revealed. */
function ladder(uncovered: number) {
  return LADDER.map((textHtml, index) => {
    return { rung: index + 1, textHtml: index < uncovered ? textHtml : null };
  });
}

function attempt(id: string, code: string, fields: object = {}) {
  const submittedAt = '2026-11-21T14:02:00.000Z';
  return { id, code, status: 'FAILED', submittedAt, experienceEarned: 0, ...fields };
}

async function showWorkspace(root: object = {}, challenge: Record<string, unknown> = {}) {
  const calls = serveGraphql({
    viewer: viewerFields(),
    challenge: challengeFields(ID, challenge),
    ...root,
  });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
  await screen.findByLabelText('Code editor');
  return calls;
}

const openTab = async (name: RegExp) =>
  userEvent.click(screen.getByText(name, { selector: '[role=tab]' }));
const editor = () => screen.getByLabelText<HTMLTextAreaElement>('Code editor');

test('hints are revealed one at a time, the gentlest first', async () => {
  const revealHint = ({ rung }: { rung: number }) => challengeFields(ID, { hints: ladder(rung) });
  const calls = await showWorkspace({ revealHint }, { hints: ladder(0) });
  await openTab(/Hints/);
  expect(screen.getByRole('tab', { name: 'Hints 0/3' })).toBeTruthy();
  expect(screen.getAllByText(/Show hint/)).toHaveLength(1);
  await press('Show hint 1');
  expect(await screen.findByText('Look closer.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Look closer.');
  expect(screen.queryByText('Look at the dash.')).toBeNull();
  expect(screen.getByText('1/3')).toBeTruthy();
  await press('Show hint 2');
  await press('Show hint 3');
  expect(await screen.findByText(/That was the last hint/)).toBeTruthy();
  expect(screen.queryByText(/Show hint/)).toBeNull();
  expect(calls().at(-1)?.variables).toEqual({ challengeId: ID, rung: 3 });
});

test('a hint that cannot be revealed shows the reason', async () => {
  const revealHint = () => Promise.reject(failureOf('UNAUTHENTICATED', 'This session has ended.'));
  await showWorkspace({ revealHint }, { hints: ladder(1) });
  await openTab(/Hints/);
  await press('Show hint 2');
  expect((await screen.findByRole('alert')).textContent).toContain('This session has ended.');
});

test('an attempt can be restored into the editor, and the replaced code can be restored, too', async () => {
  const nodes = [attempt('a', 'print("old")\n')];
  await showWorkspace({ viewer: viewerFields({ submissions: { nodes, endCursor: null } }) });
  await openTab(/History/);
  const summary = await screen.findByText('failed');
  const item = summary.closest('li') ?? summary;
  fireEvent(within(item).getByRole('group'), toggled(item));
  await press('Restore into the editor');
  expect(editor().value).toBe('print("old")\n');
  await press('Undo');
  expect(editor().value).toBe('print("start")\n');
  expect(screen.queryByText('Undo')).toBeNull();
});

test('a reset can be undone until the learner types again', async () => {
  await showWorkspace();
  await userEvent.type(editor(), '#');
  const mine = editor().value;
  await press('Reset to starter code');
  await press('Reset');
  expect(editor().value).toBe('print("start")\n');
  await press('Undo');
  expect(editor().value).toBe(mine);
  await press('Reset to starter code');
  await press('Reset');
  await userEvent.type(editor(), '#');
  expect(screen.queryByText('Undo')).toBeNull();
});

test('the debrief is shown to learners who have solved the challenge', async () => {
  await showWorkspace({}, { isCompleted: true, debriefHtml: '<p>Defend it so.</p>' });
  await openTab(/Debrief/);
  expect(screen.getByText('Defend it so.')).toBeTruthy();
});

test('other learners see no debrief', async () => {
  await showWorkspace();
  expect(screen.queryByText('Debrief')).toBeNull();
});

test('the line of an error is named below the plain editor and links to it', async () => {
  const tests = [
    {
      name: 'One',
      isHidden: false,
      isPassed: false,
      stdin: '',
      expectedStdout: '',
      actualStdout: '',
      executionTimeSeconds: 0,
      error: NAME_ERROR,
    },
  ];
  const executeCode = { status: 'ERROR', output: '', error: NAME_ERROR, tests };
  await showWorkspace({ executeCode: { ...executeCode, executionTimeSeconds: 0 } });
  fireEvent.change(editor(), { target: { value: 'host = 1\nprint(hots)' } });
  await press('Run Code');
  const errors = await screen.findByRole('list', { name: 'Errors in the code' });
  expect(errors.textContent).toContain('hots isn’t defined here.');
  await press('Line 2');
  expect(document.activeElement).toBe(editor());
  expect(editor().value.slice(editor().selectionStart, editor().selectionEnd)).toBe('print(hots)');
});

test('what a program writes to standard error is shown with its test', async () => {
  const [test] = PASSED.tests;
  const error = 'The program ended itself with exit status 1; 0 is the status of success.';
  const failed = { ...test, isPassed: false, output: 'no port given\n', error };
  await showWorkspace({ executeCode: { ...PASSED, status: 'ERROR', error, tests: [failed] } });
  await press('Run Code');
  const printed = await screen.findByLabelText('Printed, with standard error');
  expect(printed.textContent).toBe('no port given\n');
});

test('in a large window the ways to run are beside the title, and follow the code in the Tab order', async () => {
  wideWindow();
  await showWorkspace();
  const actions = screen.getByRole('group', { name: 'Run and submit' });
  const names = within(actions)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Run (Local)', 'Run Code', 'More ways to run', 'Submit Solution']);
  expect(within(actions).getByLabelText('Submit Solution').dataset['kind']).toBe('primary');
  const isAfter = editor().compareDocumentPosition(actions) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isAfter).toBeTruthy();
});

test('the samples that failed come first, before the hidden tests', async () => {
  const [test] = PASSED.tests;
  const tests = [
    { ...test, name: 'Passes' },
    { ...test, name: 'Fails', isPassed: false, error: 'The program printed nothing.' },
  ];
  await showWorkspace({ executeCode: { ...PASSED, tests } });
  await press('Run Code');
  await screen.findByText('The program printed nothing.');
  const rows = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(rows.filter((name) => name === 'Passes' || name === 'Fails')).toEqual(['Fails', 'Passes']);
});

test('in a large window the results have a separator while they are open', async () => {
  wideWindow();
  await showWorkspace();
  const separator = () => screen.queryByLabelText('Height of the editor');
  expect(separator()).toBeNull();
  fireEvent.click(screen.getByText('Expand'));
  expect(separator()).toBeTruthy();
  fireEvent.click(screen.getByText('Collapse'));
  expect(separator()).toBeNull();
});

test('in a small window, a run opens the results, and tabs lead back', async () => {
  await showWorkspace({ executeCode: PASSED });
  const selected = () => screen.getAllByRole('tab', { selected: true })[0]?.textContent;
  expect(selected()).toBe('Brief');
  const tabs = screen.getByRole('tablist', { name: 'Workspace' });
  within(tabs).getByText('Brief').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('Code');
  expect(document.activeElement?.textContent).toBe('Code');
  await press('Run Code');
  await waitFor(() => expect(selected()).toBe('Results 1/1'));
  expect(screen.getAllByText('1 of 1')).toHaveLength(1);
  fireEvent.change(editor(), { target: { value: '#' } });
  expect(selected()).toBe('Results');
});

test('in a small window, a run by keyboard takes the focus from the hidden editor to the results', async () => {
  await showWorkspace({ executeCode: PASSED });
  await userEvent.click(screen.getByText('Code', { selector: '[role=tab]' }));
  await userEvent.type(editor(), '{Alt>}{Enter}{/Alt}');
  expect(document.activeElement).toBe(
    screen.getByLabelText('Test Results', { selector: 'section' }),
  );
});

test('the list of shortcuts opens by key or button, but not while text is typed', async () => {
  await showWorkspace();
  await userEvent.type(editor(), '?');
  expect(editor().value).toContain('?');
  expect(screen.queryByText('Run in this browser')).toBeNull();
  screen.getByRole('tabpanel').focus();
  await userEvent.keyboard('?');
  expect(await screen.findByText('Run in this browser')).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/opens this list/));
  await userEvent.click(screen.getByLabelText('Close', { selector: '[role=dialog] button' }));
  await waitFor(() => expect(screen.queryByText('Run in this browser')).toBeNull());
  screen.getByRole('tabpanel').focus();
  await userEvent.keyboard('?');
  expect(screen.queryByText('Run in this browser')).toBeNull();
  await press('Keyboard shortcuts');
  expect(await screen.findByText('Run in this browser')).toBeTruthy();
});

test('shortcuts move to the editor, the brief and the results', async () => {
  await showWorkspace();
  const go = (digit: number) =>
    fireEvent.keyDown(document.body, { code: `Digit${digit}`, ctrlKey: true, shiftKey: true });
  go(2);
  expect(document.activeElement).toBe(editor());
  go(1);
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  go(3);
  expect(document.activeElement).toBe(
    screen.getByLabelText('Test Results', { selector: 'section' }),
  );
});

/** jsdom doesn't toggle `details` on its own. */
function toggled(item: HTMLElement): Event {
  item.querySelector('details')?.setAttribute('open', '');
  return new Event('toggle');
}

test('without a network, only what needs the server is disabled', async () => {
  await showWorkspace();
  const isDisabled = async (name: string) => (await workspaceButton(name)).hasAttribute('disabled');
  await userEvent.click(screen.getByLabelText('More', { selector: 'button' }));
  for (const name of ['Run Code', 'Submit Solution']) expect(await isDisabled(name)).toBe(false);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  act(() => void dispatchEvent(new Event('offline')));
  for (const name of ['Run Code', 'Submit Solution']) expect(await isDisabled(name)).toBe(true);
  expect(await isDisabled('Run (Local)')).toBe(false);
});
