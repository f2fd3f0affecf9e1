import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { AccountRepository } from '../services/ports/accounts.ts';
import type { SessionIdentity } from '../services/ports/records.ts';
import { createRemoteAccounts } from './remote-accounts.ts';

const IDENTITY: SessionIdentity = {
  credential: 'session',
  id: '5f0c6f0e-6d9c-4b6e-9a55-0d1f2c3b4a59',
  email: 'ada@example.test',
  isAnonymous: false,
  provider: 'github',
  sessionId: '0b8d8a44-3c3b-4c52-8f0c-3f2b9b7f8e10',
  signedInAt: null,
  requestedProfile: { username: '', firstName: '', lastName: '', timeZone: '' },
  token: 'the.learner.token',
};

const USER = {
  email: 'ada@example.test',
  created_at: '2026-01-01T00:00:00Z',
  identities: [
    { provider: 'email', id: 'e' },
    { provider: 'github', id: '4711', identity_data: { user_name: 'octo', avatar_url: 'not one' } },
  ],
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** An auth server with one fixed answer, and the requests it received. */
async function serve(
  status: number,
  body: unknown,
  serviceKey: string | null = null,
): Promise<{ accounts: AccountRepository; asked: string[] }> {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/auth/v1`;
  return { accounts: createRemoteAccounts({ url, anonKey: 'anon', serviceKey }), asked };
}

test('a session is open while the auth server accepts its token', async () => {
  const { accounts, asked } = await serve(200, USER);
  expect(await accounts.isSessionOpen(IDENTITY)).toBe(true);
  expect(asked).toEqual(['GET /auth/v1/user Bearer the.learner.token']);
});

test('the auth server says whether an account is still anonymous', async () => {
  expect(await (await serve(200, USER)).accounts.isSessionAnonymous(IDENTITY)).toBe(false);
});

test('a session of an anonymous account is one while the auth server accepts its token', async () => {
  const { accounts } = await serve(200, { ...USER, is_anonymous: true });
  expect(await accounts.isSessionAnonymous(IDENTITY)).toBe(true);
});

test('an ended session is not one of an anonymous account', async () => {
  const { accounts } = await serve(403, { ...USER, is_anonymous: true });
  expect(await accounts.isSessionAnonymous(IDENTITY)).toBe(false);
});

test('an ended session is not open', async () => {
  const { accounts } = await serve(403, { code: 'session_not_found' });
  expect(await accounts.isSessionOpen(IDENTITY)).toBe(false);
  await expect(accounts.providerAccount(IDENTITY)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('a session is not considered ended while the auth server is down', async () => {
  const { accounts } = await serve(502, {});
  await expect(accounts.isSessionOpen(IDENTITY)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('the third-party account comes from the auth server', async () => {
  const { accounts } = await serve(200, USER);
  expect(await accounts.providerAccount(IDENTITY)).toEqual({
    provider: 'github',
    providerId: '4711',
    username: 'octo',
    avatarUrl: null,
  });
  expect(await accounts.exportOf(IDENTITY)).toMatchObject({ email: 'ada@example.test' });
});

test('accounts are removed with the service key, and removing a missing account succeeds', async () => {
  const { accounts, asked } = await serve(404, {}, 'service');
  await accounts.removal(IDENTITY.id)();
  expect(asked).toEqual([`DELETE /auth/v1/admin/users/${IDENTITY.id} Bearer service`]);
});

test('without the service key, deletion is rejected before anything is deleted', async () => {
  const { accounts } = await serve(200, {});
  expect(() => accounts.removal(IDENTITY.id)).toThrow('Deleting an account is not available here');
  await expect(accounts.sessions(IDENTITY)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
