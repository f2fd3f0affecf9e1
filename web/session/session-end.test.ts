import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAuthConnection } from './auth-connection.ts';
import { createSession, TIMEOUT_MS, type SessionStore } from './create-session.ts';
import { SESSION_ENDED } from './session-view.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';
import { forgetBrowser, LEARNER, serveFetch, storeSession } from '../testing/auth-service.ts';

vi.mock('../log-failure.ts', () => ({ logFailure: vi.fn() }));

const GONE = {
  status: 403,
  body: {
    code: 'session_not_found',
    message: 'Session from session_id claim in JWT does not exist',
  },
};
const SERVED_BY_A_PROXY = { status: 403, body: 'Sign in to the hotel network' };

let stop = () => {};

beforeEach(forgetBrowser);
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A learner whose session is not asked about at the start. */
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
    farewell: SESSION_ENDED,
  });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
}

test('a session that was ended elsewhere ends here when it is asked about, and says so', async () => {
  serveFetch({ 'GET /auth/v1/user': GONE });
  const session = await signedIn();
  expect(await session.checkSession()).toBe('ended');
  expectEnded(session);
});

test('the session of a deleted account ends', async () => {
  const body = { code: 'user_not_found', message: 'User from sub claim in JWT does not exist' };
  serveFetch({ 'GET /auth/v1/user': { status: 403, body } });
  const session = await signedIn();
  expect(await session.checkSession()).toBe('ended');
  expectEnded(session);
});

test('a token that the service no longer reads is refreshed', async () => {
  const body = { code: 'bad_jwt', message: 'invalid JWT' };
  const requests = serveFetch({ 'GET /auth/v1/user': { status: 403, body } });
  const session = await signedIn();
  expect(await session.checkSession()).toBe('alive');
  expect(requests.filter((request) => request === 'POST /auth/v1/token')).toHaveLength(2);
  expect(session.snapshot().state).toBe('signed-in');
});

test.each([
  ['no network', 'unreachable' as const],
  ['a rate limit', { status: 429, body: { code: 'over_request_rate_limit', message: 'Slower' } }],
  ['a broken service', { status: 500, body: { message: 'Broken' } }],
])('%s ends no session', async (_case, answer) => {
  serveFetch({ 'GET /auth/v1/user': answer });
  const session = await signedIn();
  expect(await session.checkSession()).toBe('unknown');
  expect(session.snapshot().state).toBe('signed-in');
});

test('many calls that are refused at once ask the service once', async () => {
  const requests = serveFetch();
  const session = await signedIn();
  await Promise.all([session.checkSession(), session.checkSession(), session.checkSession()]);
  expect(requests.filter((request) => request === 'GET /auth/v1/user')).toHaveLength(1);
});

test('a session that ended while the browser was closed ends at the start', async () => {
  serveFetch({ 'GET /auth/v1/user': GONE });
  storeSession();
  const session = createSession(openAuthConnection);
  stop = session.start();
  await vi.waitFor(() => expectEnded(session));
});

test('a session that the API refuses ends at the start, and nobody is shown in its place', async () => {
  serveFetch({
    'GET /auth/v1/user': GONE,
    'GET /api/auth/profile': { status: 401, body: { error: SESSION_ENDED } },
  });
  const session = createSession(openAuthConnection);
  const seen: string[] = [];
  session.subscribe(() => seen.push(session.snapshot().state));
  storeSession();
  stop = session.start();
  await vi.waitFor(() => expectEnded(session));
  expect(seen).not.toContain('signed-in');
});

test('a refresh that the service itself refuses ends the session, and says so', async () => {
  const body = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' };
  serveFetch({ 'POST /auth/v1/token': { status: 400, body } });
  storeSession({ expires_at: 1 });
  const session = createSession(openAuthConnection);
  stop = session.start();
  await vi.waitFor(() => expectEnded(session));
});

test.each([
  ['a rate limit', { status: 429, body: { code: 'over_request_rate_limit', message: 'Slower' } }],
  ['somebody else', SERVED_BY_A_PROXY],
])('a refresh that %s refuses ends nothing', async (_case, answer) => {
  serveFetch({ 'POST /auth/v1/token': answer });
  storeSession({ expires_at: 1 });
  vi.useFakeTimers();
  const session = createSession(openAuthConnection);
  stop = session.start();
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(session.snapshot()).toMatchObject({ state: 'signed-in', profile: { id: LEARNER.id } });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
});

test('signing out in another tab signs out here, without a reproach', async () => {
  serveFetch();
  const session = await signedIn();
  localStorage.removeItem(SESSION_STORAGE_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY, newValue: null }));
  expect(session.snapshot()).toEqual({ state: 'signed-out', profile: null });
});

test('what another tab stores besides is not our business', async () => {
  serveFetch();
  const session = await signedIn();
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
  expect(session.snapshot().state).toBe('signed-in');
});
