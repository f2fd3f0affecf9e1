import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logFailure } from '../log-failure.ts';
import { messages } from '../messages.ts';
import { takeAuthCallback } from './auth-callback.ts';
import { openAuthConnection } from './auth-connection.ts';
import { createSession, TIMEOUT_MS, type SessionStore } from './create-session.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';
import {
  forgetBrowser,
  LEARNER,
  serveFetch,
  SESSION,
  storeSession,
} from '../testing/auth-service.ts';

vi.mock('../log-failure.ts', () => ({ logFailure: vi.fn() }));

let stop = () => {};

beforeEach(forgetBrowser);
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
});

function started(): SessionStore {
  const session = createSession(openAuthConnection, takeAuthCallback());
  stop = session.start();
  return session;
}

const REGISTRATION = {
  username: 'learner',
  email: 'learner@example.test',
  password: 'Passw0rd-long',
  first_name: 'Ada',
  last_name: 'L',
};

test('a visitor is signed out, and no service is asked', () => {
  const requests = serveFetch();
  const session = started();
  expect(session.snapshot()).toEqual({ state: 'signed-out', profile: null });
  expect(requests).toEqual([]);
});

test('a stored session is loading until its profile is there', async () => {
  serveFetch();
  storeSession();
  const session = started();
  expect(session.snapshot().state).toBe('loading');
  await vi.waitFor(() => expect(session.snapshot().state).toBe('signed-in'));
  expect(session.snapshot().profile).toMatchObject({ username: 'learner', experiencePoints: 250 });
});

test('a login has its profile by the time it succeeds', async () => {
  serveFetch();
  const session = started();
  expect(await session.login('learner@example.test', 'Passw0rd-long')).toEqual({ isOk: true });
  expect(session.snapshot().state).toBe('signed-in');
  expect(await session.accessToken()).toBe(SESSION.access_token);
});

test("a refused login carries the service's own sentence", async () => {
  serveFetch({
    'POST /auth/v1/token': {
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    },
  });
  const outcome = await started().login('learner@example.test', 'wrong');
  expect(outcome).toMatchObject({ isOk: false, message: 'Invalid login credentials' });
});

test('a login that reaches nothing asks the visitor to try again', async () => {
  serveFetch({ 'POST /auth/v1/token': 'unreachable' });
  const outcome = await started().login('learner@example.test', 'Passw0rd-long');
  expect(outcome).toEqual({ isOk: false, message: messages.loginUnexpected });
});

test('a profile that cannot be fetched is replaced by what the session knows', async () => {
  serveFetch({ 'GET /api/auth/profile': { status: 500, body: {} } });
  storeSession();
  const session = started();
  await vi.waitFor(() => expect(session.snapshot().state).toBe('signed-in'));
  expect(session.snapshot().profile).toMatchObject({
    id: LEARNER.id,
    username: 'learner',
    level: 1,
  });
  expect(logFailure).toHaveBeenCalledExactlyOnceWith(
    'The profile could not be fetched.',
    expect.any(Error),
  );
});

test('a learner whose token cannot be refreshed for lack of a network stays signed in', async () => {
  serveFetch({ 'POST /auth/v1/token': 'unreachable' });
  storeSession({ expires_at: 1 });
  vi.useFakeTimers();
  const session = started();
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(session.snapshot().state).toBe('signed-in');
  expect(session.snapshot().profile?.email).toBe(LEARNER.email);
});

test('signing up leaves the visitor signed out even where accounts are usable at once', async () => {
  const requests = serveFetch();
  const session = started();
  const seen: string[] = [];
  session.subscribe(() => seen.push(session.snapshot().state));
  const outcome = await session.register(REGISTRATION);
  expect(outcome).toEqual({ isOk: true, message: messages.registered });
  expect(requests).toContain('POST /auth/v1/logout');
  expect(session.snapshot().state).toBe('signed-out');
  expect(seen).not.toContain('signed-in');
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

test('a refused registration carries the service sentence', async () => {
  serveFetch({
    'POST /auth/v1/signup': {
      status: 422,
      body: { code: 'user_already_exists', message: 'User already registered' },
    },
  });
  const outcome = await started().register(REGISTRATION);
  expect(outcome).toMatchObject({ isOk: false, message: 'User already registered' });
});

test('logging out works without a network', async () => {
  serveFetch({ 'POST /auth/v1/logout': { status: 204, body: null } });
  storeSession();
  const session = started();
  await vi.waitFor(() => expect(session.snapshot().state).toBe('signed-in'));
  await session.logout();
  await vi.waitFor(() => expect(session.snapshot().state).toBe('signed-out'));
});

test('a learner who comes from GitHub for the first time gets a profile', async () => {
  const requests = serveFetch({
    'GET /api/auth/profile': { status: 404, body: { error: 'There is no profile.' } },
    'POST /api/auth/oauth-profile': {
      status: 200,
      body: { success: true, profile: { ...LEARNER, username: 'octo' } },
    },
  });
  const user = { ...LEARNER, app_metadata: { provider: 'github' } };
  storeSession({ user });
  const session = started();
  await vi.waitFor(() => expect(session.snapshot().profile?.username).toBe('octo'));
  expect(requests).toContain('POST /api/auth/oauth-profile');
});

test('a GitHub name that is taken is replaced by one like it, and the learner is asked nothing', async () => {
  const taken = { status: 409, body: { error: 'The username "octo" is taken.' } };
  const created = { status: 200, body: { success: true, profile: { ...LEARNER, username: 'x' } } };
  const requests = serveFetch({
    'GET /api/auth/profile': { status: 404, body: { error: 'There is no profile.' } },
    'POST /api/auth/oauth-profile': [taken, created],
  });
  const wishes = vi.spyOn(JSON, 'stringify');
  storeSession({
    user: {
      ...LEARNER,
      app_metadata: { provider: 'github' },
      user_metadata: { user_name: 'Octo', full_name: 'Octo Cat' },
    },
  });
  const session = started();
  await vi.waitFor(() => expect(session.snapshot().profile?.username).toBe('x'));
  expect(requests.filter((request) => request === 'POST /api/auth/oauth-profile')).toHaveLength(2);
  const usernames = wishes.mock.calls.flatMap(([value]: unknown[]) =>
    typeof value === 'object' && value !== null && 'github_id' in value && 'username' in value
      ? [value.username]
      : [],
  );
  expect(usernames).toEqual(['octo', expect.stringMatching(/^octo-[0-9a-f]{4}$/)]);
  wishes.mockRestore();
});

test('logging out works when the service cannot even be loaded', async () => {
  const session = createSession(() => Promise.reject(new Error('The chunk is not there.')));
  storeSession();
  stop = session.start();
  await vi.waitFor(() => expect(session.snapshot().state).toBe('signed-in'));
  await expect(session.logout()).rejects.toThrow('The chunk is not there.');
  expect(session.snapshot().state).toBe('signed-out');
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

test('after an outage of the API a refreshed token brings the profile back', async () => {
  const profile = { ...LEARNER, username: 'learner', experience_points: 250 };
  serveFetch({
    'GET /api/auth/profile': [
      { status: 503, body: {} },
      { status: 200, body: profile },
      { status: 503, body: {} },
    ],
    'GET /auth/v1/user': { status: 403, body: { code: 'bad_jwt', message: 'invalid JWT' } },
  });
  const session = started();
  await session.login('learner@example.test', 'Passw0rd-long');
  expect(session.snapshot().profile).toMatchObject({ username: 'learner', experiencePoints: 0 });
  await session.checkSession();
  await vi.waitFor(() => expect(session.snapshot().profile?.experiencePoints).toBe(250));
  await session.refreshUser();
  expect(session.snapshot().profile?.experiencePoints).toBe(250);
});
