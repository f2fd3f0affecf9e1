import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { logFailure } from '../../log-failure.ts';
import { SESSION_STORAGE_KEY } from '../../session/stored-session.ts';
import { signInBrowser } from '../../testing/browser-session.ts';
import { authRefusal } from '../../testing/handlers/auth-handlers.ts';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { server } from '../../testing/server.ts';
import { viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { draftKey, readDraft, writeDraft } from '../../drafts/draft.ts';
import { DataPanel } from './data-panel.tsx';
import { DeletePanel } from './delete-panel.tsx';

vi.mock('../../log-failure.ts', () => ({ logFailure: vi.fn() }));

const LEARNER = {
  id: 'learner-1',
  username: 'newcomer',
  firstName: 'New',
  lastName: 'Comer',
  isListed: false,
  hasReviews: true,
  timeZone: 'Europe/London',
  timeZoneChangeableAt: null,
};
const DOCUMENT = {
  profile: LEARNER,
  submissions: [
    {
      challengeId: 'hexdump',
      language: 'PYTHON',
      code: 'print("ünï")\n',
      status: 'ACCEPTED',
      submittedAt: '2026-11-20T09:08:07.123Z',
    },
  ],
};

/** The files that were downloaded. */
let saved: { name: string; content: Blob }[] = [];

beforeEach(() => {
  saved = [];
  const contents: Blob[] = [];
  // jsdom supports neither blob URLs nor downloads.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  function createObjectURL(content: Blob): string {
    contents.push(content);
    return `blob:${contents.length}`;
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const content = contents.at(-1);
    if (content) saved.push({ name: this.download, content });
  });
  return () => vi.restoreAllMocks();
});

/** The tokens with which the export was fetched. */
let tokens: (string | null)[] = [];

function serveExport(document: object = DOCUMENT, status = 200): void {
  tokens = [];
  server.use(
    http.get('/api/users/export', ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return HttpResponse.json(document, { status });
    }),
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('everything is saved as one JSON document', async () => {
  serveExport();
  renderSignedIn(<DataPanel />, { at: '/account' });
  await press('Export everything (JSON)');
  expect(await screen.findByText(/^Saved as/)).toBeTruthy();
  const [file] = saved;
  expect(file?.name).toMatch(/^packetsmith-newcomer-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse((await file?.content.text()) ?? '')).toEqual(DOCUMENT);
  expect(tokens).toEqual(['Bearer token']);
});

test('the code is saved as a valid ZIP file', async () => {
  serveExport();
  renderSignedIn(<DataPanel />, { at: '/account' });
  await press('Export code (ZIP)');
  expect(await screen.findByText(/^Saved as/)).toBeTruthy();
  const [file] = saved;
  expect(file?.name).toMatch(/^packetsmith-newcomer-code-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = new Uint8Array((await file?.content.arrayBuffer()) ?? []);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'hexdump/2026-11-20-09-08-07-accepted.py',
    'hexdump/solution.py',
  ]);
  expect(strFromU8(files['hexdump/solution.py'] ?? new Uint8Array())).toBe('print("ünï")\n');
});

test('a failed export shows an error and can be retried', async () => {
  serveExport({ error: 'Not now.', code: 'UNAVAILABLE' }, 503);
  renderSignedIn(<DataPanel />, { at: '/account' });
  await press('Export code (ZIP)');
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  expect(saved).toEqual([]);
  expect(logFailure).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Export code (ZIP)' }).hasAttribute('disabled')).toBe(
    false,
  );
});

function Address() {
  const { pathname } = useLocation();
  return <p>at {pathname}</p>;
}

const DELETED = { learnerId: 'learner-1', username: 'newcomer' };

/** Opens the dialog and types a name. */
async function renderDialog(typed: string, deleteAccount: unknown) {
  const calls = serveGraphql({ viewer: viewerFields(), deleteAccount });
  signInBrowser();
  server.use(http.post('/auth/v1/logout', () => authRefusal(403, 'session_not_found')));
  renderSignedIn(
    <>
      <DeletePanel learner={LEARNER} />
      <Address />
    </>,
    { at: '/account' },
  );
  await press('Delete account');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete account' }));
  await userEvent.type(dialog.getByLabelText('Type "newcomer" to confirm'), typed);
  return { calls, dialog };
}

test('nothing is deleted until the username is typed', async () => {
  const { calls, dialog } = await renderDialog('new{Enter}', DELETED);
  const button = dialog.getByRole('button', { name: 'Delete permanently' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(calls()).toEqual([]);
  await press('Keep account');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after deletion, local data is cleared and the landing page confirms it', async () => {
  const draft = { code: 'x', savedAt: '2026-11-21T14:02:00.000Z' };
  const { calls } = await renderDialog('Newcomer', DELETED);
  writeDraft(localStorage, draftKey('learner-1', 'hexdump'), draft);
  await press('Delete permanently');
  expect(await screen.findByText('Account deleted')).toBeTruthy();
  expect(await screen.findByText('at /')).toBeTruthy();
  expect(calls()[0]?.variables).toEqual({ confirmUsername: 'Newcomer' });
  await waitFor(() => expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull());
  expect(readDraft(localStorage, draftKey('learner-1', 'hexdump'))).toBeNull();
});

test('an account that could not be deleted stays, with the reason', async () => {
  const refuse = () => Promise.reject(failureOf('UNAVAILABLE', 'Not now.'));
  const { dialog } = await renderDialog('newcomer', refuse);
  await press('Delete permanently');
  expect((await dialog.findByRole('alert')).textContent).toBe('Not now.');
  expect(screen.getByText('at /account')).toBeTruthy();
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
});
