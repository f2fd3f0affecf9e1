import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  newEmail,
  PASSWORD,
  SITE_URL,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../testing/start-test-auth.ts';

let database: TestDatabase;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url, { isAutoconfirmed: false });
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

async function register(): Promise<{ client: TestClient; email: string }> {
  const email = newEmail();
  const client = auth.client('pkce');
  const options = { emailRedirectTo: `${SITE_URL}/dashboard?from=mail` };
  const { error } = await client.auth.signUp({ email, password: PASSWORD, options });
  expect(error).toBeNull();
  return { client, email };
}

/** Follows the newest link sent to an address. Returns the URL it redirects to. */
async function follow(email: string): Promise<URL> {
  const link = auth.mails.findLast(({ to }) => to === email)?.link ?? '';
  const response = await fetch(link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

test('the link returns a code that signs in its browser, once', async () => {
  const { client, email } = await register();
  const target = await follow(email);
  expect(target.pathname).toBe('/dashboard');
  expect(target.searchParams.get('from')).toBe('mail');
  expect(target.hash).toBe('');
  const code = target.searchParams.get('code') ?? '';
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  const again = await request({ auth_code: code, code_verifier: 'x'.repeat(43) });
  expect(again).toMatchObject({ status: 404, error_code: 'flow_state_not_found' });
});

test('a resent email signs in the browser that requested it', async () => {
  const { client, email } = await register();
  await client.auth.resend({ email, type: 'signup' });
  const code = (await follow(email)).searchParams.get('code') ?? '';
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
});

test('a code does not work without its verifier, and a failed attempt does not use it up', async () => {
  const { client, email } = await register();
  const code = (await follow(email)).searchParams.get('code') ?? '';
  const stolen = await request({ auth_code: code, code_verifier: 'x'.repeat(43) });
  expect(stolen).toMatchObject({ status: 400, error_code: 'bad_code_verifier' });
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
});

test('a code that is five minutes old has expired', async () => {
  const { client, email } = await register();
  const code = (await follow(email)).searchParams.get('code') ?? '';
  const sql = postgres(database.url, { max: 1 });
  await sql`update auth.flow_state set created_at = created_at - interval '301 seconds'`;
  await sql.end();
  const { error } = await client.auth.exchangeCodeForSession(code);
  expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
});

test.each([
  ['a challenge without a method', { code_challenge: 'x'.repeat(43) }],
  ['a method without a challenge', { code_challenge_method: 's256' }],
  ['a challenge that is too short', { code_challenge: 'x', code_challenge_method: 's256' }],
  ['an unknown method', { code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' }],
])('%s is rejected', async (_case, fields) => {
  const body = JSON.stringify({ email: newEmail(), password: PASSWORD, ...fields });
  const response = await fetch(`${auth.url}/auth/v1/signup`, { method: 'POST', body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
});

test('a code without a verifier is rejected', async () => {
  const refused = await request({ auth_code: 'x' });
  expect(refused).toMatchObject({ status: 400, error_code: 'validation_failed' });
});

async function request(fields: object): Promise<{ status: number; error_code?: unknown }> {
  const response = await fetch(`${auth.url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    body: JSON.stringify(fields),
  });
  return { ...((await response.json()) as object), status: response.status };
}
