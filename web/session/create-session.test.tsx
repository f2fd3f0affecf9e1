import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logFailure } from '../log-failure.ts';
import { messages } from '../messages.ts';
import { takeAuthCallback } from './auth-callback.ts';
import { openAuthConnection } from './auth-connection.ts';
import { createSession, TIMEOUT_MS, type SessionStore } from './create-session.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';
import { forgetBrowser, SESSION, storeSession } from '../testing/browser-session.ts';
import { eventually } from '../testing/eventually.ts';
import { authRefusal, LEARNER, sessionOf } from '../testing/handlers/auth-handlers.ts';
import { server } from '../testing/server.ts';
import { watchRequestLines } from '../testing/watch-requests.ts';
import { watchRequests } from '../testing/watch-requests.ts';

vi.mock('../log-failure.ts', () => ({ logFailure: vi.fn() }));

let stop = () => {};

beforeEach(forgetBrowser);
afterEach(() => {
  stop();
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

test('a visitor is signed out without any request', () => {
  const requests = watchRequestLines();
  const session = started();
  expect(session.snapshot()).toEqual({ state: 'signed-out', profile: null });
  expect(requests()).toEqual([]);
});

test('a stored session is loading until its profile has loaded', async () => {
  storeSession();
  const session = started();
  expect(session.snapshot().state).toBe('loading');
  await eventually(() => expect(session.snapshot().state).toBe('signed-in'));
  expect(session.snapshot().profile).toMatchObject({ username: 'learner', experiencePoints: 250 });
});

test('the profile has loaded when a login succeeds', async () => {
  const session = started();
  expect(await session.login('learner@example.test', 'Passw0rd-long')).toEqual({ isOk: true });
  expect(session.snapshot().state).toBe('signed-in');
  expect(await session.accessToken()).toBe(SESSION.access_token);
});

test("a rejected login has the service's message", async () => {
  const refuse = () => authRefusal(400, 'invalid_credentials', 'Invalid login credentials');
  server.use(http.post('/auth/v1/token', refuse));
  const outcome = await started().login('learner@example.test', 'wrong');
  expect(outcome).toMatchObject({ isOk: false, message: 'Invalid login credentials' });
});

test('a login that does not reach the service asks the visitor to try again', async () => {
  server.use(http.post('/auth/v1/token', () => HttpResponse.error()));
  const outcome = await started().login('learner@example.test', 'Passw0rd-long');
  expect(outcome).toEqual({ isOk: false, message: messages.loginUnexpected });
});

test('a profile that cannot be fetched is replaced by data from the session', async () => {
  server.use(http.get('/api/auth/profile', () => HttpResponse.json({}, { status: 500 })));
  storeSession();
  const session = started();
  await eventually(() => expect(session.snapshot().state).toBe('signed-in'));
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

test('a learner whose token cannot be refreshed without a network stays signed in', async () => {
  server.use(http.post('/auth/v1/token', () => HttpResponse.error()));
  storeSession({ expires_at: 1 });
  vi.useFakeTimers();
  const session = started();
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(session.snapshot().state).toBe('signed-in');
  expect(session.snapshot().profile?.email).toBe(LEARNER.email);
});

test('signing up signs in if the account is usable at once', async () => {
  const session = started();
  const outcome = await session.register(REGISTRATION);
  expect(outcome).toEqual({ isOk: true, message: messages.registered });
  expect(session.snapshot()).toMatchObject({ state: 'signed-in', profile: { id: LEARNER.id } });
});

test('a service that counts addresses as confirmed sends no email, so none is announced', async () => {
  const user = { ...LEARNER, email_confirmed_at: LEARNER.created_at };
  server.use(http.post('/auth/v1/signup', () => HttpResponse.json(sessionOf(user))));
  const outcome = await started().register(REGISTRATION);
  expect(outcome).toEqual({ isOk: true, message: messages.registeredWithoutUser });
});

test('signing up leaves the visitor signed out if the address must be confirmed', async () => {
  server.use(http.post('/auth/v1/signup', () => HttpResponse.json(LEARNER)));
  const session = started();
  const outcome = await session.register(REGISTRATION);
  expect(outcome).toMatchObject({ isOk: true, isConfirmationNeeded: true });
  expect(session.snapshot().state).toBe('signed-out');
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

test("a rejected registration has the service's message", async () => {
  const refuse = () => authRefusal(422, 'user_already_exists', 'User already registered');
  server.use(http.post('/auth/v1/signup', refuse));
  const outcome = await started().register(REGISTRATION);
  expect(outcome).toMatchObject({ isOk: false, message: 'User already registered' });
});

test('logging out ends the session', async () => {
  storeSession();
  const session = started();
  await eventually(() => expect(session.snapshot().state).toBe('signed-in'));
  await session.logout();
  await eventually(() => expect(session.snapshot().state).toBe('signed-out'));
});

test('logging out works without a network', async () => {
  server.use(http.post('/auth/v1/logout', () => HttpResponse.error()));
  storeSession();
  const session = started();
  await eventually(() => expect(session.snapshot().state).toBe('signed-in'));
  await expect(session.logout()).rejects.toThrow('Failed to fetch');
  expect(session.snapshot().state).toBe('signed-out');
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

const hasNoProfile = http.get('/api/auth/profile', () =>
  HttpResponse.json({ error: 'There is no profile.' }, { status: 404 }),
);

test('a learner who signs in with GitHub for the first time gets a profile', async () => {
  const profile = { ...LEARNER, username: 'octo' };
  server.use(
    hasNoProfile,
    http.post('/api/auth/oauth-profile', () => HttpResponse.json({ success: true, profile })),
  );
  const requests = watchRequestLines();
  const user = { ...LEARNER, app_metadata: { provider: 'github' } };
  storeSession({ user });
  const session = started();
  await eventually(() => expect(session.snapshot().profile?.username).toBe('octo'));
  expect(requests()).toContain('POST /api/auth/oauth-profile');
});

test('a taken GitHub name is replaced by a similar one without asking the learner', async () => {
  const taken = { error: 'The username "octo" is taken.' };
  const created = { success: true, profile: { ...LEARNER, username: 'x' } };
  server.use(
    hasNoProfile,
    http.post('/api/auth/oauth-profile', () => HttpResponse.json(taken, { status: 409 }), {
      once: true,
    }),
    http.post('/api/auth/oauth-profile', () => HttpResponse.json(created)),
  );
  const requests = watchRequests();
  storeSession({
    user: {
      ...LEARNER,
      app_metadata: { provider: 'github' },
      user_metadata: { user_name: 'Octo', full_name: 'Octo Cat' },
    },
  });
  const session = started();
  await eventually(() => expect(session.snapshot().profile?.username).toBe('x'));
  const attempts = requests().filter(({ line }) => line === 'POST /api/auth/oauth-profile');
  expect(attempts.map(({ body }) => body)).toEqual([
    expect.objectContaining({ username: 'octo' }),
    expect.objectContaining({ username: expect.stringMatching(/^octo-[0-9a-f]{4}$/) as string }),
  ]);
});

test('logging out works even if the auth client cannot be loaded', async () => {
  const session = createSession(() => Promise.reject(new Error('The chunk is not there.')));
  storeSession();
  stop = session.start();
  await eventually(() => expect(session.snapshot().state).toBe('signed-in'));
  await expect(session.logout()).rejects.toThrow('The chunk is not there.');
  expect(session.snapshot().state).toBe('signed-out');
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

test('after an outage of the API, a refreshed token brings the profile back', async () => {
  const profile = { ...LEARNER, username: 'learner', experience_points: 250 };
  const isDown = () => HttpResponse.json({}, { status: 503 });
  server.use(
    http.get('/api/auth/profile', isDown, { once: true }),
    http.get('/api/auth/profile', () => HttpResponse.json(profile), { once: true }),
    http.get('/api/auth/profile', isDown),
    http.get('/auth/v1/user', () => authRefusal(403, 'bad_jwt', 'invalid JWT')),
  );
  const session = started();
  await session.login('learner@example.test', 'Passw0rd-long');
  expect(session.snapshot().profile).toMatchObject({ username: 'learner', experiencePoints: 0 });
  await session.checkSession();
  await eventually(() => expect(session.snapshot().profile?.experiencePoints).toBe(250));
  await session.refreshUser();
  expect(session.snapshot().profile?.experiencePoints).toBe(250);
});
