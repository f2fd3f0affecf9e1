import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandlerOptions } from 'msw';
import { http, type HttpHandler, HttpResponse, type HttpResponseResolver } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { messages } from '../../messages.ts';
import { signInBrowser, userFields } from '../../testing/browser-session.ts';
import { authAnswer, authRefusal } from '../../testing/handlers/auth-handlers.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { server } from '../../testing/server.ts';
import { watchRequests } from '../../testing/watch-requests.ts';
import { viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { AccountPage } from './account-page.tsx';

const GITHUB = {
  identity_id: 'identity-github',
  provider: 'github',
  identity_data: { user_name: 'ada-codes' },
};
const EMAIL = { identity_id: 'identity-email', provider: 'email', identity_data: {} };

const once = { once: true };

/** Makes the auth service return a user with these fields. */
const knows = (user: Record<string, unknown>, options?: RequestHandlerOptions) =>
  http.get('/auth/v1/user', () => authAnswer(userFields(user)), options);

/** Makes the auth service respond like this to a change of the user. */
const onChange = (answer: HttpResponseResolver, options?: RequestHandlerOptions) =>
  http.put('/auth/v1/user', answer, options);

/** Shows the account page of a user of the auth service. */
async function renderFor(user: Record<string, unknown>, ...handlers: HttpHandler[]) {
  const viewer = viewerFields({ isListed: false, sessions: [] });
  const calls = serveGraphql({ viewer });
  signInBrowser();
  server.use(...handlers, knows(user));
  const requests = watchRequests();
  renderSignedIn(<AccountPage />, { at: '/account' });
  await screen.findByRole('region', { name: 'Email' });
  return { calls, requests };
}

const panel = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function typePassword(current: string | null, password: string): Promise<void> {
  const fields = panel('Password');
  if (current !== null) await userEvent.type(fields.getByLabelText('Current password'), current);
  await userEvent.type(fields.getByLabelText('New password'), password);
  await userEvent.type(fields.getByLabelText('Confirm new password'), password);
}

async function changeEmail(email: string): Promise<void> {
  const fields = panel('Email');
  await userEvent.type(fields.getByLabelText('New email'), email);
  const current = fields.queryByLabelText('Current password');
  if (current !== null) await userEvent.type(current, 'Old1password');
  await press('Change email');
}

test('an address that is not confirmed can get its email again', async () => {
  await renderFor({ email_confirmed_at: undefined });
  expect(await panel('Email').findByText(/^You haven’t confirmed this address yet/)).toBeTruthy();
  await press('Send the email again');
  expect(await panel('Email').findByText(/another one is on its way/)).toBeTruthy();
});

test('a confirmed address says nothing about confirming', async () => {
  await renderFor({});
  expect(panel('Email').queryByText(/confirmed/)).toBeNull();
});

test('a change of email address waits for its links, which can be sent again', async () => {
  const pending = { new_email: 'ada@example.test' };
  const { requests } = await renderFor(
    pending,
    knows({}, once),
    onChange(() => authAnswer(userFields(pending))),
  );
  await changeEmail('ada@example.test');
  expect(await panel('Email').findByText(/^Waiting to change to/)).toBeTruthy();
  await press('Send the email again');
  await waitFor(() => expect(requests().filter(isChange)).toHaveLength(2));
  for (const { query, body } of requests().filter(isChange)) {
    expect(new URLSearchParams(query).get('redirect_to')).toBe(
      `${location.origin}/account?from=email`,
    );
    // Without a code challenge, the link would return tokens in the URL.
    expect(body).toMatchObject({ email: 'ada@example.test', code_challenge_method: 's256' });
  }
});

test('a new address needs the current password, and a pending one is sent again without it', async () => {
  const pending = { new_email: 'ada@example.test' };
  const { requests } = await renderFor(
    { ...pending, identities: [EMAIL] },
    knows({ identities: [EMAIL] }, once),
    onChange(() => authAnswer(userFields(pending))),
  );
  await userEvent.type(screen.getByLabelText('New email'), 'ada@example.test');
  const button = screen.getByRole('button', { name: 'Change email' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await userEvent.type(panel('Email').getByLabelText('Current password'), 'Old1password');
  await userEvent.click(button);
  await panel('Email').findByText(/^Waiting to change to/);
  await press('Send the email again');
  await waitFor(() => expect(requests().filter(isChange)).toHaveLength(2));
  const [first, second] = requests().filter(isChange);
  expect(first?.body).toMatchObject({ current_password: 'Old1password' });
  expect(second?.body).not.toHaveProperty('current_password');
});

test('an account without a password is told to sign in again before its address changes', async () => {
  await renderFor(
    { identities: [GITHUB] },
    onChange(() => authRefusal(400, 'reauthentication_needed')),
  );
  expect(panel('Email').queryByLabelText('Current password')).toBeNull();
  await changeEmail('ada@example.test');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Sign out, sign in again and repeat this within ten minutes.',
  );
});

const isChange = ({ line }: { line: string }) => line === 'PUT /auth/v1/user';

test.each([
  ['not an address', 'Please enter a valid email address.'],
  ['ada@mailinator.com', 'Disposable email addresses are not allowed.'],
  ['Newcomer@example.test', 'That is already your email.'],
])('the address "%s" is rejected before it is sent', async (email, sentence) => {
  const { requests } = await renderFor({});
  await changeEmail(email);
  expect(panel('Email').getByText(sentence)).toBeTruthy();
  expect(requests().filter(isChange)).toEqual([]);
});

test('a rejected address stays in its field with the reason', async () => {
  const taken = 'A user with this email address has already been registered';
  await renderFor(
    {},
    onChange(() => authRefusal(422, 'email_exists', taken)),
  );
  await changeEmail('ada@example.test');
  expect((await screen.findByRole('alert')).textContent).toBe(taken);
  expect(screen.getByDisplayValue('ada@example.test')).toBeTruthy();
});

test('changing the password requires the current one and reloads the sessions', async () => {
  const { calls, requests } = await renderFor(
    {},
    onChange(() => authAnswer(userFields())),
  );
  await typePassword('Old1password', 'Fresh2horse');
  await press('Change password');
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(screen.getByText('You were signed out everywhere else.')).toBeTruthy();
  expect(requests().find(isChange)?.body).toMatchObject({
    password: 'Fresh2horse',
    current_password: 'Old1password',
  });
  expect(panel('Password').getByLabelText<HTMLInputElement>('New password').value).toBe('');
  const reads = calls().filter(({ operationName }) => operationName === 'AccountSessions');
  expect(reads).toHaveLength(2);
});

test('a wrong current password is rejected at its field, and the other fields keep their values', async () => {
  await renderFor(
    {},
    onChange(() => authRefusal(400, 'current_password_invalid')),
  );
  await typePassword('Wrong1password', 'Fresh2horse');
  await press('Change password');
  expect(await screen.findByText('That is not your current password.')).toBeTruthy();
  const field = panel('Password').getByLabelText('Current password');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getAllByDisplayValue('Fresh2horse')).toHaveLength(2);
});

test('a password change that needs confirmation sends a code by email and accepts it', async () => {
  const { requests } = await renderFor(
    {},
    onChange(() => authRefusal(400, 'reauthentication_needed'), once),
    onChange(() => authRefusal(422, 'reauthentication_not_valid'), once),
    onChange(() => authAnswer(userFields())),
    http.get('/auth/v1/reauthenticate', () => authAnswer({})),
  );
  await typePassword('Old1password', 'Fresh2horse');
  await press('Change password');
  const code = await screen.findByLabelText('Code from the email');
  await waitFor(() => expect(document.activeElement).toBe(code));
  await userEvent.type(code, '111111');
  await press('Change password');
  expect(await screen.findByText(/^That code has expired/)).toBeTruthy();
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await press('Change password');
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(requests().filter(isChange).at(-1)?.body).toMatchObject({ nonce: '123456' });
  expect(screen.queryByLabelText('Code from the email')).toBeNull();
});

test('a learner who signed up through GitHub sets a first password without a current one', async () => {
  const { requests } = await renderFor(
    { identities: [GITHUB] },
    onChange(() => authAnswer(userFields({ identities: [GITHUB, EMAIL] }))),
  );
  expect(panel('Password').queryByLabelText('Current password')).toBeNull();
  await typePassword(null, 'Fresh2horse');
  await press('Set a password');
  expect(await screen.findByText('Password set')).toBeTruthy();
  expect(requests().find(isChange)?.body).not.toHaveProperty('current_password');
});

test('the only sign-in method cannot be removed, and the page says why', async () => {
  await renderFor({ identities: [GITHUB] });
  const gitHub = panel('GitHub');
  expect(gitHub.getByText('ada-codes')).toBeTruthy();
  expect(gitHub.getByText(/^This is your only way to sign in\./)).toBeTruthy();
  const unlink = gitHub.getByRole('button', { name: 'Unlink GitHub' });
  expect(unlink.hasAttribute('disabled')).toBe(true);
});

test('GitHub can be unlinked if there is a password', async () => {
  const both = { identities: [EMAIL, GITHUB] };
  const identity = '/auth/v1/user/identities/identity-github';
  const { requests } = await renderFor(
    {},
    knows(both, once),
    knows(both, once),
    http.delete(identity, () => authAnswer({})),
  );
  await press('Unlink GitHub');
  expect(await screen.findByText('GitHub unlinked')).toBeTruthy();
  expect(panel('GitHub').getByText('Not linked')).toBeTruthy();
  expect(requests().map(({ line }) => line)).toContain(`DELETE ${identity}`);
});

test('if linking is disabled, the page says so and stays usable', async () => {
  await renderFor(
    {},
    http.get('/auth/v1/user/identities/authorize', () =>
      authRefusal(404, 'manual_linking_disabled'),
    ),
  );
  await press('Link GitHub');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'GitHub accounts cannot be linked here.',
  );
  expect(screen.getByRole('button', { name: 'Link GitHub' }).hasAttribute('disabled')).toBe(false);
});

test('a change that does not reach the service shows an error', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await renderFor(
    {},
    onChange(() => HttpResponse.error()),
  );
  await changeEmail('ada@example.test');
  expect((await screen.findByRole('alert')).textContent).toBe(messages.networkError);
  vi.restoreAllMocks();
});
