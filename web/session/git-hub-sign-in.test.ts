import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetBrowser, storeCodeVerifier, storeSession } from '../testing/browser-session.ts';
import { eventually } from '../testing/eventually.ts';
import {
  authAnswer,
  authRefusal,
  GUEST,
  LEARNER,
  sessionOf,
} from '../testing/handlers/auth-handlers.ts';
import { server } from '../testing/server.ts';
import { watchRequests } from '../testing/watch-requests.ts';
import { takeAuthCallback } from './auth-callback.ts';
import { type AuthConnection, openAuthConnection } from './auth-connection.ts';
import { createSession } from './create-session.ts';
import { takeDestination } from './destination.ts';

vi.mock('../log-failure.ts', () => ({ logFailure: vi.fn() }));

let stop = () => {};

beforeEach(forgetBrowser);
afterEach(() => stop());

/** jsdom can't leave the page. */
function watchLeaving({ auth }: AuthConnection) {
  const left = { data: { provider: 'github' as const, url: '' }, error: null };
  return vi.spyOn(auth, 'signInWithOAuth').mockResolvedValue(left);
}

/** Opens the client of a learner without an account at a URL. */
async function openAsGuest(address = '/register') {
  storeSession({ user: GUEST });
  history.replaceState(null, '', address);
  // Before the auth client, which would exchange the code itself.
  const taken = takeAuthCallback();
  const connection = await openAuthConnection();
  const signIn = watchLeaving(connection);
  const session = createSession(() => Promise.resolve(connection), taken);
  stop = session.start();
  await eventually(() => expect(session.snapshot().state).toBe('signed-in'));
  return { session, signIn };
}

test('a learner without an account links the GitHub account and keeps the id', async () => {
  const { session, signIn } = await openAsGuest();
  const url = `${location.href}#at-git-hub`;
  server.use(http.get('/auth/v1/user/identities/authorize', () => authAnswer({ url })));
  expect(await session.signInWithGitHub()).toEqual({ isOk: true });
  expect(location.hash).toBe('#at-git-hub');
  expect(signIn).not.toHaveBeenCalled();
});

test('where the service links nothing, the learner signs in', async () => {
  const { session, signIn } = await openAsGuest();
  server.use(
    http.get('/auth/v1/user/identities/authorize', () =>
      authRefusal(404, 'manual_linking_disabled'),
    ),
  );
  expect(await session.signInWithGitHub()).toEqual({ isOk: true });
  expect(signIn).toHaveBeenCalledOnce();
});

test('a GitHub account that belongs to someone already signs in instead, and leads to the same page', async () => {
  const { signIn } = await openAsGuest('/codex/hexdump?error=x&error_code=identity_already_exists');
  await eventually(() => expect(signIn).toHaveBeenCalledOnce());
  expect(takeDestination()).toBe('/codex/hexdump');
});

test('a taken address is only found out with the code, and signs in instead, too', async () => {
  storeCodeVerifier();
  server.use(http.post('/auth/v1/token', () => authRefusal(422, 'email_exists')));
  const { signIn } = await openAsGuest('/lessons?code=secret');
  await eventually(() => expect(signIn).toHaveBeenCalledOnce());
  expect(takeDestination()).toBe('/lessons');
});

test('a refusal by the visitor at GitHub does not start over', async () => {
  const { signIn, session } = await openAsGuest('/dashboard?error=x&error_code=access_denied');
  expect(session.snapshot().callback?.errorCode).toBe('access_denied');
  expect(signIn).not.toHaveBeenCalled();
});

test('a linked learner gets the name of the GitHub account, or a similar one', async () => {
  const identities = [{ provider: 'github', identity_data: { user_name: 'Octo' } }];
  const linked = { ...LEARNER, id: GUEST.id, identities };
  server.use(
    http.post('/auth/v1/token', () => authAnswer({ ...sessionOf(linked) })),
    http.patch('/api/users/settings', () => HttpResponse.json({}, { status: 409 }), { once: true }),
    http.patch('/api/users/settings', () => HttpResponse.json({})),
  );
  storeCodeVerifier();
  const requests = watchRequests();
  const { session } = await openAsGuest('/dashboard?code=secret');
  await eventually(() => expect(session.snapshot().callback?.outcome).toBe('signed-in'));
  const sent = requests().filter(({ line }) => line === 'PATCH /api/users/settings');
  expect(sent.map(({ body }) => body)).toEqual([
    { username: 'octo' },
    { username: expect.stringMatching(/^octo-[0-9a-f]{4}$/) as string },
  ]);
  expect(requests().map(({ line }) => line)).not.toContain(
    'POST /api/users/merge-anonymous-learner',
  );
});
