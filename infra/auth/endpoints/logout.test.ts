import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  newEmail,
  PASSWORD,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../testing/start-test-auth.ts';

let database: TestDatabase;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url);
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

/** Two devices of one user, and the access token of the first. */
async function twoDevices(): Promise<{
  first: TestClient;
  second: TestClient;
  token: string;
}> {
  const email = newEmail();
  const first = auth.client();
  const { data } = await first.auth.signUp({ email, password: PASSWORD });
  const second = auth.client();
  await second.auth.signInWithPassword({ email, password: PASSWORD });
  return { first, second, token: data.session?.access_token ?? '' };
}

async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await client.auth.getUser()).data.user !== null;
}

test('signing out everywhere ends every session', async () => {
  const { first, second, token } = await twoDevices();
  expect((await first.auth.signOut({ scope: 'global' })).error).toBeNull();
  expect(await isSignedIn(second)).toBe(false);
  expect((await auth.client().auth.getUser(token)).data.user).toBeNull();
});

test('signing out locally leaves the other device signed in', async () => {
  const { first, second, token } = await twoDevices();
  await first.auth.signOut({ scope: 'local' });
  expect(await isSignedIn(second)).toBe(true);
  expect((await auth.client().auth.getUser(token)).data.user).toBeNull();
});

test('signing out the others leaves this device signed in', async () => {
  const { first, second } = await twoDevices();
  await first.auth.signOut({ scope: 'others' });
  expect(await isSignedIn(first)).toBe(true);
  expect(await isSignedIn(second)).toBe(false);
});

test('signing out does not affect another user', async () => {
  const { first } = await twoDevices();
  const { first: other } = await twoDevices();
  await first.auth.signOut({ scope: 'global' });
  expect(await isSignedIn(other)).toBe(true);
});

test('a token of an ended session gets session_not_found', async () => {
  const { first, token } = await twoDevices();
  await first.auth.signOut();
  const response = await fetch(`${auth.url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error_code: 'session_not_found' });
});

test('an unknown scope is rejected and ends no session', async () => {
  const { first, token } = await twoDevices();
  const response = await fetch(`${auth.url}/auth/v1/logout?scope=toString`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(400);
  expect(await isSignedIn(first)).toBe(true);
});
