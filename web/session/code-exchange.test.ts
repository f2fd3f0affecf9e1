import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeAuthCallback } from './auth-callback.ts';
import { openAuthConnection } from './auth-connection.ts';
import { createSession, type SessionStore } from './create-session.ts';
import {
  forgetAuthClients,
  forgetBrowser,
  storeCodeVerifier,
  storeSession,
} from '../testing/browser-session.ts';
import { eventually } from '../testing/eventually.ts';
import { authRefusal, LEARNER } from '../testing/handlers/auth-handlers.ts';
import { server } from '../testing/server.ts';
import { watchRequestLines } from '../testing/watch-requests.ts';

vi.mock('../log-failure.ts', () => ({ logFailure: vi.fn() }));

let stop = () => {};

beforeEach(forgetBrowser);
afterEach(() => stop());

/** Starts the client at a URL that the auth service redirects to. */
function startAt(address: string): SessionStore {
  history.replaceState(null, '', address);
  const session = createSession(openAuthConnection, takeAuthCallback());
  stop = session.start();
  return session;
}

function outcomeOf(session: SessionStore): string | undefined {
  return session.snapshot().callback?.outcome;
}

test('the code in the URL is exchanged for a session', async () => {
  const requests = watchRequestLines();
  storeCodeVerifier();
  const session = startAt('/dashboard?code=secret');
  expect(session.snapshot()).toMatchObject({ state: 'loading', callback: { outcome: 'pending' } });
  await eventually(() => expect(session.snapshot().state).toBe('signed-in'));
  expect(outcomeOf(session)).toBe('signed-in');
  expect(session.snapshot().isRecovering).toBeUndefined();
  expect(requests().filter((request) => request === 'POST /auth/v1/token')).toHaveLength(1);
});

test("the browser's earlier session is ended, not abandoned", async () => {
  const requests = watchRequestLines();
  storeSession();
  storeCodeVerifier();
  const session = startAt('/account?code=secret');
  await eventually(() => expect(outcomeOf(session)).toBe('signed-in'));
  expect(requests().filter((request) => request === 'POST /auth/v1/logout')).toHaveLength(1);
  await eventually(() => expect(session.snapshot().state).toBe('signed-in'));
});

test('the code of a recovery email lets the learner set a password, also after a reload', async () => {
  storeCodeVerifier('/recovery');
  const session = startAt('/reset-password?code=secret');
  await eventually(() => expect(session.snapshot().isRecovering).toBe(true));
  stop();
  forgetAuthClients();
  const reloaded = startAt('/reset-password');
  await eventually(() => expect(reloaded.snapshot().isRecovering).toBe(true));
});

test('setting another password needs another email', async () => {
  storeCodeVerifier('/recovery');
  const session = startAt('/reset-password?code=secret');
  await eventually(() => expect(session.snapshot().isRecovering).toBe(true));
  expect(await session.recovery.setNewPassword('Another1horse')).toEqual({ isOk: true });
  await eventually(() => expect(session.snapshot().isRecovering).toBeUndefined());
  expect(session.snapshot().state).toBe('signed-in');
});

test.each([
  ['flow_state_not_found', 404, 'refused'],
  ['bad_code_verifier', 400, 'elsewhere'],
] as const)('a code that is rejected with %s signs nobody in', async (code, status, outcome) => {
  server.use(http.post('/auth/v1/token', () => authRefusal(status, code)));
  storeCodeVerifier();
  const session = startAt('/dashboard?code=secret');
  await eventually(() => expect(session.snapshot().state).toBe('signed-out'));
  expect(outcomeOf(session)).toBe(outcome);
});

test('a code that cannot be exchanged without a network does not affect the current session', async () => {
  server.use(http.post('/auth/v1/token', () => HttpResponse.error()));
  storeCodeVerifier();
  storeSession();
  const session = startAt('/account?code=secret');
  await eventually(() => expect(session.snapshot().profile?.id).toBe(LEARNER.id));
  expect(outcomeOf(session)).toBe('unreachable');
});

test('a URL that reports an error does not load the auth client', () => {
  const requests = watchRequestLines();
  const session = startAt('/dashboard?error=access_denied&error_code=bad_oauth_state');
  expect(session.snapshot()).toEqual({
    state: 'signed-out',
    profile: null,
    callback: { outcome: 'refused', errorCode: 'bad_oauth_state' },
  });
  expect(requests()).toEqual([]);
});
