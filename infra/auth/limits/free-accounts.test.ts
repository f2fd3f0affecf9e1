import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

const HEADER = 'x-test-address';

let database: TestDatabase;
let auth: TestAuth;
beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url, {
    isAutoconfirmed: true,
    isAnonymousSignInEnabled: true,
    addressHeader: HEADER,
    limits: { autoconfirmed: { events: 2, perSeconds: 3_600 } },
  });
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

interface Sent {
  body: object;
  method?: string;
  token?: string;
}

async function send(address: string, path: string, { body, method = 'POST', token = '' }: Sent) {
  const response = await fetch(`${auth.url}/auth/v1${path}`, {
    method,
    headers: { [HEADER]: address, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { access_token?: string };
  const retryAfter = Number(response.headers.get('retry-after'));
  return { status: response.status, retryAfter, token: answer.access_token ?? '' };
}

const signUp = (address: string) =>
  send(address, '/signup', { body: { email: newEmail(), password: PASSWORD } });

test('an address gets a few accounts that work before their address is confirmed', async () => {
  const address = '192.0.2.9';
  for (const status of [200, 200, 429]) expect((await signUp(address)).status).toBe(status);
  expect((await signUp(address)).retryAfter).toBeGreaterThan(1_700);
  expect((await signUp('192.0.2.10')).status).toBe(200);
});

test('an address for work done without an account counts as well, and a password does not', async () => {
  const address = '192.0.2.11';
  const { token, status } = await send(address, '/signup', { body: { data: {} } });
  expect(status).toBe(200);
  const change = (body: object) => send(address, '/user', { method: 'PUT', token, body });
  const upgrade = () => change({ email: newEmail() });
  for (const expected of [200, 200, 429]) expect((await upgrade()).status).toBe(expected);
  expect((await change({ data: { first_name: 'Ada' } })).status).toBe(200);
});
