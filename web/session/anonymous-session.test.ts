import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, readDraft, writeDraft } from '../drafts/draft.ts';
import { forgetAuthClients, forgetBrowser, storeCodeVerifier } from '../testing/browser-session.ts';
import { eventually } from '../testing/eventually.ts';
import {
  authAnswer,
  authRefusal,
  GUEST,
  LEARNER,
  sessionOf,
} from '../testing/handlers/auth-handlers.ts';
import { serveGraphql } from '../testing/serve-graphql.ts';
import { server } from '../testing/server.ts';
import { watchRequests } from '../testing/watch-requests.ts';
import { takeAuthCallback } from './auth-callback.ts';
import { openAuthConnection } from './auth-connection.ts';
import { createSession, type SessionStore } from './create-session.ts';
import { startAnonymousSession } from './start-anonymous-session.ts';
import { SESSION_STORAGE_KEY, storedAccount } from './stored-session.ts';

vi.mock('../log-failure.ts', () => ({ logFailure: vi.fn() }));

let stop = () => {};

beforeEach(forgetBrowser);
afterEach(() => stop());

const TOKEN = 'guest.payload.signature';
const DRAFT = { code: 'print("hi")\\n', savedAt: '2026-11-21T14:02:00.000Z' };
const MERGE = 'POST /api/users/merge-anonymous-learner';

const REGISTRATION = {
  username: 'Learner',
  email: LEARNER.email,
  password: 'Passw0rd-long',
  first_name: 'Ada',
  last_name: 'L',
};

/** Opens the client in a browser whose visitor has started without an account. */
async function startAsGuest(address = '/dashboard'): Promise<SessionStore> {
  const guest = { ...sessionOf(GUEST), access_token: TOKEN };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(guest));
  writeDraft(localStorage, draftKey(GUEST.id, 'hexdump'), DRAFT);
  history.replaceState(null, '', address);
  const callback = takeAuthCallback();
  const isGuest = ({ request }: { request: Request }) =>
    request.headers.get('authorization') === `Bearer ${TOKEN}`
      ? HttpResponse.json({ id: GUEST.id, email: '', username: 'guest-1', is_anonymous: true })
      : undefined;
  server.use(http.get('/api/auth/profile', isGuest));
  const session = createSession(openAuthConnection, callback);
  stop = session.start();
  await eventually(() => expect(session.snapshot().state).toBe('signed-in'));
  return session;
}

function mergesOf(requests: ReturnType<typeof watchRequests>): unknown[] {
  return requests()
    .filter(({ line }) => line === MERGE)
    .map(({ body }) => body);
}

const MERGED = 'What you did without an account is in this account now.';

test('a visitor starts without an account, once', async () => {
  server.use(
    http.post('/auth/v1/signup', () => authAnswer({ ...sessionOf(GUEST) })),
    http.get('/api/auth/profile', () => HttpResponse.json({ id: GUEST.id, is_anonymous: true })),
  );
  const requests = watchRequests();
  const session = createSession(openAuthConnection);
  stop = session.start();
  expect(await session.tryWithoutAccount()).toEqual({ isOk: true });
  expect(session.snapshot()).toMatchObject({
    state: 'signed-in',
    profile: { id: GUEST.id, isAnonymous: true },
  });
  expect(await session.tryWithoutAccount()).toEqual({ isOk: true });
  const started = requests().filter(({ line }) => line === 'POST /auth/v1/signup');
  expect(started).toMatchObject([{ body: { data: { time_zone: expect.any(String) as string } } }]);
});

test('a service without anonymous accounts says what to do', async () => {
  server.use(http.post('/auth/v1/signup', () => authRefusal(422, 'anonymous_provider_disabled')));
  const session = createSession(openAuthConnection);
  stop = session.start();
  const message = 'Trying without an account is turned off here. Create an account.';
  expect(await session.tryWithoutAccount()).toMatchObject({ isOk: false, message });
  forgetAuthClients();
  await expect(startAnonymousSession()).rejects.toThrow(message);
});

test('a page without the session provider starts one session, however often it asks', async () => {
  const guest = { ...sessionOf(GUEST), access_token: TOKEN };
  server.use(http.post('/auth/v1/signup', () => authAnswer(guest)));
  const requests = watchRequests();
  const [one, other] = await Promise.all([startAnonymousSession(), startAnonymousSession()]);
  expect(await one.accessToken()).toBe(TOKEN);
  expect(await other.accessToken()).toBe(TOKEN);
  expect(await (await startAnonymousSession()).accessToken()).toBe(TOKEN);
  expect(requests().filter(({ line }) => line === 'POST /auth/v1/signup')).toHaveLength(1);
  expect(storedAccount()?.id).toBe(GUEST.id);
});

test('signing in merges, and the drafts on this device stay', async () => {
  const session = await startAsGuest();
  expect(session.snapshot().profile?.isAnonymous).toBe(true);
  const requests = watchRequests();
  expect(await session.login(LEARNER.email, 'Passw0rd-long')).toEqual({
    isOk: true,
    message: MERGED,
  });
  expect(session.snapshot().profile).toMatchObject({ id: LEARNER.id, isAnonymous: false });
  expect(mergesOf(requests)).toEqual([{ token: TOKEN }]);
  const lines = requests().map(({ line }) => line);
  expect(lines.lastIndexOf('GET /api/auth/profile')).toBeGreaterThan(lines.indexOf(MERGE));
  expect(readDraft(localStorage, draftKey(LEARNER.id, 'hexdump'))).toEqual(DRAFT);
  expect(sessionStorage.length).toBe(0);
});

test('the code from a recovery email merges, and says so', async () => {
  server.use(http.post('/auth/v1/verify', () => authAnswer({ ...sessionOf(LEARNER) })));
  const session = await startAsGuest();
  const requests = watchRequests();
  const code = { email: LEARNER.email, code: '123456', purpose: 'recovery' } as const;
  expect(await session.recovery.enterCode(code)).toEqual({ isOk: true, message: MERGED });
  expect(mergesOf(requests)).toEqual([{ token: TOKEN }]);
});

test('a wrong password merges nothing and keeps the session', async () => {
  const session = await startAsGuest();
  server.use(http.post('/auth/v1/token', () => authRefusal(400, 'invalid_credentials', 'No.')));
  const requests = watchRequests();
  expect(await session.login(LEARNER.email, 'wrong')).toMatchObject({ isOk: false });
  expect(session.snapshot().profile?.id).toBe(GUEST.id);
  expect(mergesOf(requests)).toEqual([]);
  expect(readDraft(localStorage, draftKey(GUEST.id, 'hexdump'))).toEqual(DRAFT);
});

test('signing in with GitHub merges before the anonymous session is gone', async () => {
  storeCodeVerifier();
  const requests = watchRequests();
  const session = await startAsGuest('/dashboard?code=secret');
  await eventually(() => expect(session.snapshot().profile?.id).toBe(LEARNER.id));
  expect(session.snapshot().callback?.message).toBe(MERGED);
  expect(mergesOf(requests)).toEqual([{ token: TOKEN }]);
  expect(requests().map(({ line }) => line)).not.toContain('POST /auth/v1/logout');
  expect(readDraft(localStorage, draftKey(LEARNER.id, 'hexdump'))).toEqual(DRAFT);
});

test('an account that comes from GitHub for the first time has a profile before the merge', async () => {
  const user = { ...LEARNER, app_metadata: { provider: 'github' } };
  let hasProfile = false;
  server.use(
    http.post('/auth/v1/token', () => authAnswer({ ...sessionOf(user) })),
    http.get('/api/auth/profile', () =>
      hasProfile ? HttpResponse.json(LEARNER) : HttpResponse.json({}, { status: 404 }),
    ),
    http.post('/api/auth/oauth-profile', () => {
      hasProfile = true;
      return HttpResponse.json({ success: true, profile: LEARNER });
    }),
    http.post('/api/users/merge-anonymous-learner', () =>
      HttpResponse.json({}, { status: hasProfile ? 200 : 404 }),
    ),
  );
  storeCodeVerifier();
  const requests = watchRequests();
  const session = await startAsGuest('/dashboard?code=secret');
  await eventually(() => expect(session.snapshot().profile?.id).toBe(LEARNER.id));
  const lines = requests().map(({ line }) => line);
  expect(lines.indexOf(MERGE)).toBeGreaterThan(lines.indexOf('POST /api/auth/oauth-profile'));
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['could not reach the server', () => HttpResponse.error(), 2],
  ['was done before', () => HttpResponse.json({ code: 'CONFLICT' }, { status: 409 }), 1],
  ['came too late', () => HttpResponse.json({ code: 'INVALID_INPUT' }, { status: 400 }), 1],
])('a merge that %s is repeated only if that may help', async (_case, answer, attempts) => {
  server.use(http.post('/api/users/merge-anonymous-learner', answer, { once: true }));
  const session = await startAsGuest();
  const requests = watchRequests();
  expect(await session.login(LEARNER.email, 'Passw0rd-long')).toMatchObject({ isOk: true });
  stop();
  forgetAuthClients();
  const reloaded = createSession(openAuthConnection);
  stop = reloaded.start();
  await eventually(() => expect(reloaded.snapshot().state).toBe('signed-in'));
  expect(mergesOf(requests)).toHaveLength(attempts);
  expect(sessionStorage.length).toBe(0);
});

test('signing up keeps the learner, and its drafts', async () => {
  serveGraphql({ isUsernameAvailable: true });
  const kept = { ...LEARNER, id: GUEST.id };
  server.use(
    http.put('/auth/v1/user', () => authAnswer(kept)),
    http.post('/auth/v1/token', () => authAnswer({ ...sessionOf(kept) })),
  );
  const session = await startAsGuest();
  const requests = watchRequests();
  expect(await session.register(REGISTRATION)).toMatchObject({ isOk: true });
  expect(session.snapshot().profile).toMatchObject({ username: 'learner', isAnonymous: false });
  const changed = requests().find(({ line }) => line === 'PUT /auth/v1/user');
  expect(changed?.body).toMatchObject({
    email: LEARNER.email,
    password: REGISTRATION.password,
    data: { username: 'Learner', first_name: 'Ada', last_name: 'L' },
  });
  expect(mergesOf(requests)).toEqual([]);
  expect(readDraft(localStorage, draftKey(GUEST.id, 'hexdump'))).toEqual(DRAFT);
});

test('with email confirmation, the learner stays anonymous until the code is entered', async () => {
  serveGraphql({ isUsernameAvailable: true });
  const waiting = { ...GUEST, new_email: LEARNER.email };
  const kept = { ...LEARNER, id: GUEST.id };
  server.use(
    http.put('/auth/v1/user', () => authAnswer(waiting)),
    http.post('/auth/v1/verify', () => authAnswer({ ...sessionOf(kept) })),
  );
  const session = await startAsGuest();
  const requests = watchRequests();
  expect(await session.register(REGISTRATION)).toMatchObject({ isConfirmationNeeded: true });
  expect(session.snapshot().profile?.isAnonymous).toBe(true);
  await session.recovery.resendConfirmation(LEARNER.email);
  const sent = requests().filter(({ line }) => line === 'PUT /auth/v1/user');
  expect(sent.at(-1)?.body).toMatchObject({ email: LEARNER.email });
  const code = { email: LEARNER.email, code: '123456', purpose: 'signup' } as const;
  expect(await session.recovery.enterCode(code)).toEqual({ isOk: true });
  expect(session.snapshot().profile?.isAnonymous).toBe(false);
  const verified = requests().find(({ line }) => line === 'POST /auth/v1/verify');
  expect(verified?.body).toMatchObject({ type: 'email_change' });
});

test('a taken username is refused before the account is changed', async () => {
  serveGraphql({ isUsernameAvailable: false });
  const session = await startAsGuest();
  const requests = watchRequests();
  expect(await session.register(REGISTRATION)).toEqual({
    isOk: false,
    message: 'The username "learner" is taken. Choose another one.',
  });
  expect(requests().map(({ line }) => line)).not.toContain('PUT /auth/v1/user');
});
