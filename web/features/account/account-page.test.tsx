import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { logFailure } from '../../log-failure.ts';
import { messages } from '../../messages.ts';
import { signInBrowser, userFields } from '../../testing/browser-session.ts';
import { authAnswer } from '../../testing/handlers/auth-handlers.ts';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { server } from '../../testing/server.ts';
import { viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { AccountPage } from './account-page.tsx';

vi.mock('../../log-failure.ts', () => ({ logFailure: vi.fn() }));

const VIEWER = viewerFields({ isListed: false, sessions: [] });

function renderAccount(root: Record<string, unknown> = {}) {
  const calls = serveGraphql({
    viewer: VIEWER,
    isUsernameAvailable: ({ username }: { username: string }) => username !== 'grace',
    updateProfile: ({ input }: { input: object }) => ({ ...VIEWER, ...input }),
    ...root,
  });
  signInBrowser();
  server.use(http.get('/auth/v1/user', () => authAnswer(userFields())));
  const session = renderSignedIn(<AccountPage />, { at: '/account' });
  return { calls, session };
}

async function typeUsername(name: string): Promise<HTMLElement> {
  const field = await screen.findByLabelText('Username');
  await userEvent.clear(field);
  await userEvent.type(field, name);
  return field;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));

test('the page shows the stored data and the sign-in methods', async () => {
  renderAccount();
  expect(await screen.findByDisplayValue('newcomer')).toBeTruthy();
  expect(await screen.findByText('newcomer@example.test')).toBeTruthy();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names.filter((name) => name !== 'Delete account')).toEqual([
    'Profile',
    'Email',
    'Password',
    'Sessions',
    'GitHub',
    'Access tokens',
    'Your data',
  ]);
});

test('without an account, the page offers one instead of what needs it', async () => {
  serveGraphql({ viewer: { ...VIEWER, isAnonymous: true } });
  signInBrowser();
  renderSignedIn(<AccountPage />, { at: '/account', profile: { isAnonymous: true } });
  expect(await screen.findByLabelText('First name')).toBeTruthy();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names.filter((name) => name !== 'Delete account')).toEqual([
    'Profile',
    'Sign-in',
    'Sessions',
    'Your data',
  ]);
  expect(screen.queryByLabelText('Username')).toBeNull();
  expect(screen.queryByLabelText('List me on the leaderboard')).toBeNull();
  const offer = screen.getByRole('link', { name: 'Create an account' });
  expect(offer.getAttribute('href')).toBe('/register');
});

test('an available name is saved in its canonical form, and only changed fields are sent', async () => {
  const { calls, session } = renderAccount();
  await typeUsername('Ada-L');
  const announced = { selector: '[role="status"]' };
  expect(await screen.findByText('"ada-l" is available.', announced)).toBeTruthy();
  await userEvent.click(screen.getByLabelText('List me on the leaderboard'));
  await save();
  expect(await screen.findByText('Profile saved')).toBeTruthy();
  const sent = calls().find(({ operationName }) => operationName === 'UpdateProfile');
  expect(sent?.variables).toEqual({ input: { username: 'ada-l', isListed: true } });
  expect(screen.getByDisplayValue('ada-l')).toBeTruthy();
  expect(session.refreshUser).toHaveBeenCalledOnce();
});

test('a taken name is rejected at its field while typing', async () => {
  const { calls } = renderAccount();
  const field = await typeUsername('grace');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The username "grace" is taken. Choose another one.',
  );
  await save();
  expect(calls().map(({ operationName }) => operationName)).not.toContain('UpdateProfile');
});

test('a name that was taken in the meantime is rejected at its field, too', async () => {
  const sentence = 'The username "ada" is taken. Choose another one.';
  const updateProfile = () => Promise.reject(failureOf('CONFLICT', sentence));
  renderAccount({ updateProfile });
  const field = await typeUsername('ada');
  await save();
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
});

test('a failed save loses nothing and can be retried', async () => {
  let isDown = true;
  const updateProfile = ({ input }: { input: object }) =>
    isDown ? Promise.reject(failureOf('UNAVAILABLE', 'Not now.')) : { ...VIEWER, ...input };
  renderAccount({ updateProfile });
  const names = await screen.findByLabelText('First name');
  await userEvent.type(names, 'bie');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  expect(screen.getByDisplayValue('Newbie')).toBeTruthy();
  isDown = false;
  await save();
  expect(await screen.findByText('Profile saved')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('changes can be discarded', async () => {
  renderAccount();
  await typeUsername('somebody');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByDisplayValue('newcomer')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save profile' }).hasAttribute('disabled')).toBe(true);
});

test('a profile that fails to load can be loaded again', async () => {
  let isDown = true;
  const viewer = () => (isDown ? Promise.reject(failureOf('UNAVAILABLE', 'Not now.')) : VIEWER);
  renderAccount({ viewer });
  const panel = within(await screen.findByRole('region', { name: 'Profile' }));
  isDown = false;
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByDisplayValue('newcomer')).toBeTruthy();
});

test('sign-in methods that fail to load can be loaded again', async () => {
  serveGraphql({ viewer: VIEWER });
  signInBrowser();
  server.use(
    http.get('/auth/v1/user', () => authAnswer({}, 403), { once: true }),
    http.get('/auth/v1/user', () => authAnswer(userFields())),
  );
  renderSignedIn(<AccountPage />, { at: '/account' });
  const panel = within(await screen.findByRole('region', { name: 'Sign-in' }));
  expect(logFailure).toHaveBeenCalledWith(
    'The sign-in methods could not be loaded.',
    expect.any(Error),
  );
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Email' })).toBeTruthy();
});

test('an unreachable server and a rejecting one get different messages', async () => {
  let isSaved = false;
  const updateProfile = () => {
    isSaved = true;
    return VIEWER;
  };
  renderAccount({ updateProfile });
  await userEvent.type(await screen.findByLabelText('Last name'), 's');
  server.use(http.post('/graphql', () => HttpResponse.error()));
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(messages.networkError);
  expect(isSaved).toBe(false);
});
