import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { draftKey } from '../../drafts/draft.ts';
import {
  readWorkspaceDraft,
  type WorkspaceDraft,
  writeWorkspaceDraft,
} from '../../drafts/workspace-draft.ts';
import { eventually } from '../../testing/eventually.ts';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { challengeFields, viewerFields } from '../../testing/learner.ts';
import { narrowWindow } from '../../testing/narrow-window.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { pressInWorkspace as press } from '../../testing/workspace-buttons.ts';
import { CodexPage } from './codex-page.tsx';

const ID = 'port-scanner';
const KEY = draftKey('learner-1', ID);

beforeEach(() => {
  localStorage.clear();
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

/** A draft as the server stores it. */
const onServer = (code: string, revision: number) => ({
  code,
  ownCases: [],
  editedAt: '2026-11-21T14:02:00.000Z',
  revision,
  replaced: [],
});

function onDevice(code: string, fields: Partial<WorkspaceDraft> = {}): void {
  writeWorkspaceDraft(localStorage, KEY, {
    code,
    savedAt: '2026-11-20T10:00:00.000Z',
    ownCases: [],
    revision: null,
    isSent: false,
    unsent: [],
    ...fields,
  });
}

async function showWorkspace(root: {
  draft?: unknown;
  saveDraft?: unknown;
  acceptedCode?: string;
}) {
  const { draft = null, acceptedCode = null, ...changes } = root;
  const calls = serveGraphql({
    viewer: viewerFields({ draft, acceptedCode }),
    challenge: challengeFields(ID),
    ...changes,
  });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
  await screen.findByLabelText('Code editor');
  return (name = 'SaveDraft') => calls().filter(({ operationName }) => operationName === name);
}

const editor = () => screen.getByLabelText<HTMLTextAreaElement>('Code editor');

test('code from another device is in the editor of this one', async () => {
  await showWorkspace({ draft: onServer('print("phone")\n', 4) });
  await eventually(() => expect(editor().value).toBe('print("phone")\n'));
  expect(screen.getByText(/^Saved .* on all your devices$/)).toBeTruthy();
  expect(screen.queryByText(/newer code from another device/)).toBeNull();
  expect(readWorkspaceDraft(localStorage, KEY)).toMatchObject({ revision: 4, isSent: true });
});

test('what changed on this device is sent, and says so', async () => {
  onDevice('print(1)\n', { revision: 3, isSent: true });
  const saveDraft = ({ input }: { input: { code: string } }) => ({
    draft: onServer(input.code, 4),
  });
  const saves = await showWorkspace({ draft: onServer('print(1)\n', 3), saveDraft });
  await userEvent.type(editor(), '#');
  await eventually(() => expect(screen.getByText(/on all your devices/)).toBeTruthy());
  await eventually(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.variables['input']).toMatchObject({
    challengeId: ID,
    basedOn: 3,
    ownCases: [],
  });
  await eventually(() =>
    expect(readWorkspaceDraft(localStorage, KEY)).toMatchObject({ revision: 4, isSent: true }),
  );
});

test('work done offline is sent on the next visit', async () => {
  onDevice('print("train")\n', { revision: 3 });
  const saves = await showWorkspace({ saveDraft: { draft: onServer('print("train")\n', 4) } });
  await eventually(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.variables['input']).toMatchObject({ code: 'print("train")\n', basedOn: 3 });
});

test('work on other challenges that was done offline is sent as well', async () => {
  const other = {
    savedAt: '2026-11-20T10:00:00.000Z',
    ownCases: [],
    revision: 1,
    isSent: false,
    unsent: [],
  };
  const otherKey = draftKey('learner-1', 'hexdump');
  writeWorkspaceDraft(localStorage, otherKey, { ...other, code: 'print("hex")\n' });
  writeWorkspaceDraft(localStorage, draftKey('learner-1', 'playground/one'), {
    ...other,
    code: '',
  });
  const saves = await showWorkspace({ saveDraft: { draft: onServer('print("hex")\n', 2) } });
  await eventually(() =>
    expect(readWorkspaceDraft(localStorage, otherKey)).toMatchObject({ revision: 2, isSent: true }),
  );
  expect(saves().map(({ variables }) => variables['input'])).toMatchObject([
    { challengeId: 'hexdump', code: 'print("hex")\n', basedOn: 1 },
  ]);
});

test('newer code from another device replaces this one’s, which can be restored', async () => {
  onDevice('print("old")\n', { revision: 3 });
  await showWorkspace({ saveDraft: { draft: onServer('print("newer")\n', 5) } });
  await eventually(() => expect(editor().value).toBe('print("newer")\n'));
  expect(
    screen.getByText('The editor now contains your newer code from another device.'),
  ).toBeTruthy();
  await press('Undo');
  expect(editor().value).toBe('print("old")\n');
});

test('a learner who comes back to the page gets what another device has sent since', async () => {
  let draft = onServer('print("laptop")\n', 1);
  await showWorkspace({ draft: () => draft });
  await eventually(() => expect(editor().value).toBe('print("laptop")\n'));
  draft = onServer('print("phone")\n', 2);
  fireEvent.focus(window);
  await eventually(() => expect(editor().value).toBe('print("phone")\n'));
});

test.each([
  ['another device has changed in the meantime loads the replaced drafts again', 5, 1],
  ['no other device has changed loads nothing else', 4, 0],
])('saving a draft that %s', async (_, revision, loads) => {
  onDevice('print("train")\n', { revision: 3 });
  const calls = await showWorkspace({
    saveDraft: { draft: onServer('print("train")\n', revision) },
  });
  await eventually(() => expect(readWorkspaceDraft(localStorage, KEY)?.isSent).toBe(true));
  await eventually(() => expect(calls('ReplacedDrafts')).toHaveLength(loads));
});

test('if the server cannot be reached, the code stays on this device', async () => {
  onDevice('print("train")\n');
  const saveDraft = () => Promise.reject(failureOf('UNAVAILABLE', 'Not now.'));
  const saves = await showWorkspace({ saveDraft });
  await eventually(() => expect(saves()).toHaveLength(1));
  expect(screen.getByText(/^Saved .* on this device$/)).toBeTruthy();
  expect(readWorkspaceDraft(localStorage, KEY)).toMatchObject({
    code: 'print("train")\n',
    isSent: false,
  });
});

test('a solved challenge opens with the accepted code, and can begin again with the starter code', async () => {
  await showWorkspace({ acceptedCode: 'print("accepted")' });
  expect(editor().value).toBe('print("accepted")');
  await press('Reset to starter code');
  await press('Reset');
  expect(editor().value).toBe(challengeFields(ID)['starterCode']);
});

test('a draft matters more than the accepted code', async () => {
  await showWorkspace({ draft: onServer('print("draft")', 3), acceptedCode: 'print("accepted")' });
  await eventually(() => expect(editor().value).toBe('print("draft")'));
});
