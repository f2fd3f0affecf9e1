import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { signInBrowser, userFields } from '../../../testing/browser-session.ts';
import { authAnswer, authRefusal, sessionOf } from '../../../testing/handlers/auth-handlers.ts';
import { failureOf } from '../../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { server } from '../../../testing/server.ts';
import { watchRequests } from '../../../testing/watch-requests.ts';
import { viewerFields } from '../../../testing/learner.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { AccessTokensPanel } from './access-tokens-panel.tsx';

const TOKEN = `packetsmith_${'aB3'.repeat(14)}x`;

function tokenFields(id: string, fields: Record<string, unknown> = {}) {
  return {
    id,
    name: `Token ${id}`,
    scope: 'READ',
    ending: 'aB3x',
    createdAt: '2026-11-01T10:00:00.000Z',
    expiresAt: '2027-01-30T10:00:00.000Z',
    isExpired: false,
    lastUsedOn: null,
    ...fields,
  };
}

/** Shows the panel of a learner with some tokens. @param answers other responses of the API */
function renderTokens(held: ReturnType<typeof tokenFields>[], answers = {}) {
  let tokens = held;
  const calls = serveGraphql({
    viewer: () => viewerFields({ accessTokens: tokens }),
    createAccessToken: ({ input }: { input: { name: string; scope: string } }) => {
      const accessToken = tokenFields('new', input);
      tokens = [accessToken, ...tokens];
      return { token: TOKEN, accessToken };
    },
    revokeAccessToken: ({ id }: { id: string }) => {
      tokens = tokens.filter((other) => other.id !== id);
      return { viewer: viewerFields({ accessTokens: tokens }) };
    },
    ...answers,
  });
  renderSignedIn(<AccessTokensPanel />, { at: '/account' });
  return calls;
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Access tokens' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'New access token' }));
  return within(screen.getByRole('dialog', { name: 'New access token' }));
}

test('each token shows its name, scope, dates and last characters', async () => {
  renderTokens([
    tokenFields('one', { scope: 'WRITE', lastUsedOn: '2026-11-20' }),
    tokenFields('two', { isExpired: true, expiresAt: '2026-11-15T10:00:00.000Z' }),
  ]);
  expect(await screen.findByText('2 of 20')).toBeTruthy();
  const [one, two] = rows();
  expect(one).toContain('read and write, ends in aB3x');
  expect(one).toMatch(/created Nov 1, 2026, last used Nov 20, 2026expires Jan 30, 2027/);
  expect(two).toMatch(/never used.*Expired Nov 15, 2026/);
});

test('a new token is shown once, with a command that uses it', async () => {
  const calls = renderTokens([]);
  expect(await screen.findByText('No access tokens yet')).toBeTruthy();
  const form = await openForm();
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Nightly build');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Scope' }), 'Read and write');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Lifetime' }), '30 days');
  await userEvent.click(form.getByRole('button', { name: 'Create token' }));
  const shown = await screen.findByRole('group', { name: 'New access token' });
  await waitFor(() => expect(document.activeElement).toBe(shown));
  expect(shown.textContent).toContain('cannot be shown again');
  const command = `curl -H "Authorization: Bearer ${TOKEN}" ${location.origin}/api/auth/profile`;
  expect(within(shown).getByText(command)).toBeTruthy();
  const variables = { input: { name: 'Nightly build', scope: 'WRITE', lifetimeDays: 30 } };
  expect(calls().map((call) => call.variables)).toContainEqual(variables);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(document.body.textContent).not.toContain(TOKEN);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New access token' }));
});

test('a new token is copied; without a clipboard the panel says so', async () => {
  renderTokens([]);
  const user = userEvent.setup();
  const form = await openForm();
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'CI{Enter}');
  const button = await screen.findByRole('button', { name: 'Copy the access token' });
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe(TOKEN);
  expect(button.textContent).toBe('Copied');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
  await user.click(button);
  await waitFor(() => expect(button.textContent).toBe('Copy it by hand'));
});

test('a token without a name is not requested', async () => {
  const calls = renderTokens([]);
  const form = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'Create token' }));
  const name = form.getByRole('textbox', { name: 'Name' });
  expect(form.getByText('Give the access token a name that says what it is for.')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(calls().every(({ operationName }) => operationName === 'AccessTokens')).toBe(true);
});

test('a rejected token keeps the form open, with the error and the typed values', async () => {
  const refusal = 'You have 20 access tokens, which is the limit.';
  renderTokens([], {
    createAccessToken: () => {
      throw failureOf('CONFLICT', refusal);
    },
  });
  const form = await openForm();
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'CI{Enter}');
  expect((await form.findByRole('alert')).textContent).toBe(refusal);
  expect(form.getByDisplayValue('CI')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  const again = await openForm();
  expect(again.queryByRole('alert')).toBeNull();
  expect(again.queryByDisplayValue('CI')).toBeNull();
});

/** Refuses to create tokens until the learner has signed in again, as the API does. */
function untilSignedIn() {
  let isFresh = false;
  const refuse = () => {
    throw failureOf('REAUTHENTICATION_REQUIRED', 'Sign in again.');
  };
  const creation = ({ input }: { input: { name: string } }) =>
    isFresh ? { token: TOKEN, accessToken: tokenFields('new', input) } : refuse();
  const signIn = async ({ request }: { request: Request }) => {
    const { password } = (await request.json()) as { password: string };
    isFresh = password === 'Right1password';
    return isFresh ? authAnswer(sessionOf(userFields())) : authRefusal(400, 'invalid_credentials');
  };
  return { creation, signIn: http.post('/auth/v1/token', signIn) };
}

test('an old sign-in is renewed in place with the password, and nothing has to be typed again', async () => {
  const { creation, signIn } = untilSignedIn();
  signInBrowser();
  server.use(
    signIn,
    http.get('/auth/v1/user', () => authAnswer(userFields())),
  );
  renderTokens([], { createAccessToken: creation });
  const requests = watchRequests();
  const form = await openForm();
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'CI{Enter}');
  const password = await form.findByLabelText('Current password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  const submit = () => userEvent.click(form.getByRole('button', { name: 'Create token' }));
  await submit();
  expect(await form.findByText('Enter your current password.')).toBeTruthy();
  await userEvent.type(password, 'Wrong1password');
  await submit();
  expect(await form.findByText('That is not your current password.')).toBeTruthy();
  expect(form.getByDisplayValue('CI')).toBeTruthy();
  await userEvent.clear(password);
  await userEvent.type(password, 'Right1password');
  await submit();
  expect(await screen.findByText(TOKEN)).toBeTruthy();
  const ended = requests().filter(({ line }) => line.startsWith('POST /auth/v1/logout'));
  expect(ended).toHaveLength(1);
  expect(await openForm().then((again) => again.queryByLabelText('Current password'))).toBeNull();
});

test('an account without a password signs in with GitHub again, and finds its form as it was', async () => {
  const { creation } = untilSignedIn();
  signInBrowser();
  const identities = [{ identity_id: 'one', provider: 'github', identity_data: {} }];
  server.use(http.get('/auth/v1/user', () => authAnswer(userFields({ identities }))));
  const viewer = () => viewerFields({ accessTokens: [] });
  serveGraphql({ viewer, createAccessToken: creation });
  const { account } = renderSignedIn(<AccessTokensPanel />, { at: '/account' });
  const leave = vi.spyOn(account, 'signInAgainThroughGitHub').mockResolvedValue({ isOk: true });
  const form = await openForm();
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'CI');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Scope' }), 'Read and write');
  await userEvent.click(form.getByRole('button', { name: 'Create token' }));
  await userEvent.click(await form.findByRole('button', { name: 'Sign in with GitHub again' }));
  expect(leave).toHaveBeenCalledOnce();
  cleanup();
  renderTokens([]);
  const again = within(await screen.findByRole('dialog', { name: 'New access token' }));
  expect(again.getByDisplayValue('CI')).toBeTruthy();
  expect(again.getByDisplayValue('Read and write')).toBeTruthy();
});

test('a token is revoked only after confirmation, and the list is not reloaded', async () => {
  const calls = renderTokens([tokenFields('one'), tokenFields('two')]);
  const button = await screen.findByRole('button', { name: 'Revoke Token one, ending in aB3x' });
  await userEvent.click(button);
  const dialog = () => within(screen.getByRole('dialog', { name: 'Revoke access token' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Keep it' }));
  expect(rows()).toHaveLength(2);
  await userEvent.click(button);
  await userEvent.click(dialog().getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Access token revoked')).toBeTruthy();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(calls().map(({ operationName }) => operationName)).toEqual([
    'AccessTokens',
    'RevokeAccessToken',
  ]);
  const newButton = screen.getByRole('button', { name: 'New access token' });
  await waitFor(() => expect(document.activeElement).toBe(newButton));
});

test('tokens that fail to load can be loaded again', async () => {
  const viewer = vi
    .fn<() => unknown>()
    .mockRejectedValueOnce(failureOf('UNAVAILABLE', 'Not now.'))
    .mockReturnValue(viewerFields({ accessTokens: [tokenFields('one')] }));
  renderTokens([], { viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 of 20')).toBeTruthy();
});

test('a new token stays visible if the list cannot be reloaded', async () => {
  const viewer = vi
    .fn<() => unknown>()
    .mockReturnValueOnce(viewerFields())
    .mockRejectedValue(failureOf('UNAVAILABLE', 'Not now.'));
  renderTokens([], { viewer });
  await screen.findByText('No access tokens yet');
  const form = await openForm();
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'CI{Enter}');
  expect(await screen.findByText('The access tokens could not be loaded just now.')).toBeTruthy();
  expect(screen.getByText(TOKEN)).toBeTruthy();
});
