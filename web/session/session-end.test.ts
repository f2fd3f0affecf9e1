import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAuthConnection } from './auth-connection.ts';
import { createSession, TIMEOUT_MS, type SessionStore } from './create-session.ts';
import { SESSION_ENDED } from './session-view.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';
import { forgetBrowser, storeSession } from '../testing/browser-session.ts';
import { eventually } from '../testing/eventually.ts';
import { authAnswer, authRefusal, LEARNER } from '../testing/handlers/auth-handlers.ts';
import { server } from '../testing/server.ts';
import { watchRequestLines } from '../testing/watch-requests.ts';

vi.mock('../log-failure.ts', () => ({ logFailure: vi.fn() }));

/** Makes the auth service forget the session. */
const sessionIsGone = http.get('/auth/v1/user', () =>
  authRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
);

let stop = () => {};

beforeEach(forgetBrowser);
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Signs in a learner whose session isn't checked at startup. */
async function signedIn(): Promise<SessionStore> {
  const session = createSession(openAuthConnection);
  stop = session.start();
  await session.login('learner@example.test', 'Passw0rd-long');
  expect(session.snapshot().state).toBe('signed-in');
  return session;
}

function expectEnded(session: SessionStore): void {
  expect(session.snapshot()).toEqual({
    state: 'signed-out',
    profile: null,
    endReason: SESSION_ENDED,
  });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
}

test('a session that was ended elsewhere ends here on the next check, with a notice', async () => {
  server.use(sessionIsGone);
  const session = await signedIn();
  expect(await session.checkSession()).toBe('ended');
  expectEnded(session);
});

test('the session of a deleted account ends', async () => {
  const refuse = () =>
    authRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  server.use(http.get('/auth/v1/user', refuse));
  const session = await signedIn();
  expect(await session.checkSession()).toBe('ended');
  expectEnded(session);
});

test('a token that the service no longer accepts is refreshed', async () => {
  server.use(http.get('/auth/v1/user', () => authRefusal(403, 'bad_jwt', 'invalid JWT')));
  const requests = watchRequestLines();
  const session = await signedIn();
  expect(await session.checkSession()).toBe('alive');
  expect(requests().filter((request) => request === 'POST /auth/v1/token')).toHaveLength(2);
  expect(session.snapshot().state).toBe('signed-in');
});

test.each([
  ['no network', () => HttpResponse.error()],
  ['a rate limit', () => authRefusal(429, 'over_request_rate_limit', 'Slower')],
  ['a failing service', () => authAnswer({ message: 'Broken' }, 500)],
])('%s does not end the session', async (_case, answer) => {
  server.use(http.get('/auth/v1/user', answer));
  const session = await signedIn();
  expect(await session.checkSession()).toBe('unknown');
  expect(session.snapshot().state).toBe('signed-in');
});

test('a learner whose session is gone from the browser never calls the API as a visitor', async () => {
  const session = await signedIn();
  localStorage.removeItem(SESSION_STORAGE_KEY);
  await expect(session.accessToken()).rejects.toThrow('This session has ended.');
  expectEnded(session);
  expect(await session.accessToken()).toBeNull();
});

test('many concurrent rejected calls check the session once', async () => {
  const requests = watchRequestLines();
  const session = await signedIn();
  await Promise.all([session.checkSession(), session.checkSession(), session.checkSession()]);
  expect(requests().filter((request) => request === 'GET /auth/v1/user')).toHaveLength(1);
});

test('a session that ended while the browser was closed ends at startup', async () => {
  server.use(sessionIsGone);
  storeSession();
  const session = createSession(openAuthConnection);
  stop = session.start();
  await eventually(() => expectEnded(session));
});

test('a session that the API rejects ends at startup without showing the learner', async () => {
  const refuse = () => HttpResponse.json({ error: SESSION_ENDED }, { status: 401 });
  server.use(sessionIsGone, http.get('/api/auth/profile', refuse));
  const session = createSession(openAuthConnection);
  const seen: string[] = [];
  session.subscribe(() => seen.push(session.snapshot().state));
  storeSession();
  stop = session.start();
  await eventually(() => expectEnded(session));
  expect(seen).not.toContain('signed-in');
});

test('a refresh that the auth service rejects ends the session, with a notice', async () => {
  const refuse = () => authRefusal(400, 'refresh_token_not_found', 'Invalid Refresh Token');
  server.use(http.post('/auth/v1/token', refuse));
  storeSession({ expires_at: 1 });
  const session = createSession(openAuthConnection);
  stop = session.start();
  await eventually(() => expectEnded(session));
});

test.each([
  ['a rate limit', () => authRefusal(429, 'over_request_rate_limit', 'Slower')],
  ['a captive portal', () => authAnswer('Sign in to the hotel network', 403)],
])('a refresh that %s rejects does not end the session', async (_case, answer) => {
  server.use(http.post('/auth/v1/token', answer));
  storeSession({ expires_at: 1 });
  vi.useFakeTimers();
  const session = createSession(openAuthConnection);
  stop = session.start();
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(session.snapshot()).toMatchObject({ state: 'signed-in', profile: { id: LEARNER.id } });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
});

test('signing out in another tab signs out here, without a notice', async () => {
  const session = await signedIn();
  localStorage.removeItem(SESSION_STORAGE_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY, newValue: null }));
  expect(session.snapshot()).toEqual({ state: 'signed-out', profile: null });
});

test('other storage changes in another tab are ignored', async () => {
  const session = await signedIn();
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
  expect(session.snapshot().state).toBe('signed-in');
});
