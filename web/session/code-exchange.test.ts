import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeAuthCallback } from './auth-callback.ts';
import { openAuthConnection } from './auth-connection.ts';
import { createSession, type SessionStore } from './create-session.ts';
import {
  forgetBrowser,
  keepProofKey,
  LEARNER,
  serveFetch,
  storeSession,
} from '../testing/auth-service.ts';

vi.mock('../log-failure.ts', () => ({ logFailure: vi.fn() }));

let stop = () => {};

beforeEach(forgetBrowser);
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** The client as it starts at an address that the auth service leads to. */
function startAt(address: string): SessionStore {
  history.replaceState(null, '', address);
  const session = createSession(openAuthConnection, takeAuthCallback());
  stop = session.start();
  return session;
}

function outcomeOf(session: SessionStore): string | undefined {
  return session.snapshot().callback?.outcome;
}

test('the code of an address becomes a session', async () => {
  const requests = serveFetch();
  keepProofKey();
  const session = startAt('/dashboard?code=secret');
  expect(session.snapshot()).toMatchObject({ state: 'loading', callback: { outcome: 'pending' } });
  await vi.waitFor(() => expect(session.snapshot().state).toBe('signed-in'));
  expect(outcomeOf(session)).toBe('signed-in');
  expect(session.snapshot().isRecovering).toBeUndefined();
  expect(requests.filter((request) => request === 'POST /auth/v1/token')).toHaveLength(1);
});

test('the session that this browser had before is ended, not left behind', async () => {
  const requests = serveFetch();
  storeSession();
  keepProofKey();
  const session = startAt('/account?code=secret');
  await vi.waitFor(() => expect(outcomeOf(session)).toBe('signed-in'));
  expect(requests.filter((request) => request === 'POST /auth/v1/logout')).toHaveLength(1);
  expect(session.snapshot().state).toBe('signed-in');
});

test('the code of a recovery mail lets the learner set a password, also after a reload', async () => {
  serveFetch();
  keepProofKey('/recovery');
  const session = startAt('/reset-password?code=secret');
  await vi.waitFor(() => expect(session.snapshot().isRecovering).toBe(true));
  stop();
  serveFetch();
  const reloaded = startAt('/reset-password');
  await vi.waitFor(() => expect(reloaded.snapshot().isRecovering).toBe(true));
});

test('once the password is set, another needs another mail', async () => {
  serveFetch();
  keepProofKey('/recovery');
  const session = startAt('/reset-password?code=secret');
  await vi.waitFor(() => expect(session.snapshot().isRecovering).toBe(true));
  expect(await session.recovery.setNewPassword('Another1horse')).toEqual({ isOk: true });
  await vi.waitFor(() => expect(session.snapshot().isRecovering).toBeUndefined());
  expect(session.snapshot().state).toBe('signed-in');
});

test.each([
  ['flow_state_not_found', 404, 'refused'],
  ['bad_code_verifier', 400, 'elsewhere'],
] as const)('a code that is refused with %s signs nobody in', async (code, status, outcome) => {
  serveFetch({ 'POST /auth/v1/token': { status, body: { code, message: 'Refused' } } });
  keepProofKey();
  const session = startAt('/dashboard?code=secret');
  await vi.waitFor(() => expect(session.snapshot().state).toBe('signed-out'));
  expect(outcomeOf(session)).toBe(outcome);
});

test('a code that cannot be exchanged for lack of a network leaves the present session alone', async () => {
  serveFetch({ 'POST /auth/v1/token': 'unreachable' });
  keepProofKey();
  storeSession();
  const session = startAt('/account?code=secret');
  await vi.waitFor(() => expect(session.snapshot().profile?.id).toBe(LEARNER.id));
  expect(outcomeOf(session)).toBe('unreachable');
});

test('an address that reports a failure loads no auth client', () => {
  const requests = serveFetch();
  const session = startAt('/dashboard?error=access_denied&error_code=bad_oauth_state');
  expect(session.snapshot()).toEqual({
    state: 'signed-out',
    profile: null,
    callback: { outcome: 'refused', errorCode: 'bad_oauth_state' },
  });
  expect(requests).toEqual([]);
});
