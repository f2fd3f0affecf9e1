import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { kindsOfMails, lastMail, openLink } from '../testing/read-mails.ts';
import {
  newEmail,
  PASSWORD,
  SITE_URL,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../testing/start-test-auth.ts';

const redirectTo = `${SITE_URL}/reset-password`;
const NEW_PASSWORD = 'Another-horse-8';

let database: TestDatabase;
let sql: postgres.Sql;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 1 });
  auth = await startTestAuth(database.url, {
    isAutoconfirmed: false,
    isCurrentPasswordRequired: true,
  });
});
afterAll(async () => {
  await sql.end();
  await auth.close();
  await database.drop();
});

async function registered(): Promise<string> {
  const email = newEmail();
  await auth.service.createUser({ email, password: PASSWORD, metadata: {} });
  return email;
}

function watch(client: TestClient): string[] {
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  return events;
}

test('the link in an email lets a user replace a forgotten password, and every other session ends', async () => {
  const email = await registered();
  const thief = auth.client();
  await thief.auth.signInWithPassword({ email, password: PASSWORD });
  const client = auth.client();
  const asked = await client.auth.resetPasswordForEmail(email, { redirectTo });
  expect(asked).toEqual({ data: {}, error: null });
  const { kind, link } = lastMail(auth, email);
  expect(kind).toBe('recovery');
  const { status, target, fragment } = await openLink(link);
  expect([status, target.origin + target.pathname]).toEqual([303, redirectTo]);
  expect(fragment.get('type')).toBe('recovery');
  await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  expect(kindsOfMails(auth, email)).toEqual(['recovery', 'password_changed_notification']);
  expect((await thief.auth.getUser()).data.user).toBeNull();
  const old = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(old.error).toMatchObject({ code: 'invalid_credentials' });
  const now = await auth.client().auth.signInWithPassword({ email, password: NEW_PASSWORD });
  expect(now.error).toBeNull();
});

test('in the browser that requested it, the link recovers with a code that no other browser can use', async () => {
  const email = await registered();
  const client = auth.client('pkce');
  const events = watch(client);
  await client.auth.resetPasswordForEmail(email, { redirectTo });
  const { target, query } = await openLink(lastMail(auth, email).link);
  expect(target.hash).toBe('');
  const code = query.get('code') ?? '';
  const otherBrowser = await auth.client('pkce').auth.exchangeCodeForSession(code);
  expect(otherBrowser.data.session).toBeNull();
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  expect(events).toContain('PASSWORD_RECOVERY');
  // Recovery doesn't require the current password.
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
});

test('the code in the email also recovers', async () => {
  const email = await registered();
  const client = auth.client();
  const events = watch(client);
  await client.auth.resetPasswordForEmail(email);
  const token = lastMail(auth, email).code;
  const { error } = await client.auth.verifyOtp({ email, token, type: 'recovery' });
  expect(error).toBeNull();
  expect(events).toContain('PASSWORD_RECOVERY');
});

test('an unknown address gets the same answer as a known one, and no email', async () => {
  const answers: unknown[] = [];
  const unknown = newEmail();
  for (const email of [await registered(), unknown]) {
    const response = await fetch(`${auth.url}/auth/v1/recover`, {
      method: 'POST',
      body: JSON.stringify({ email }),
    });
    const headers = Object.fromEntries(response.headers);
    delete headers['date'];
    answers.push({ status: response.status, headers, body: await response.text() });
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 200, body: '{}' });
  expect(kindsOfMails(auth, unknown)).toEqual([]);
});

test('recovery removes the password of someone who registered with an address that is not theirs', async () => {
  const email = newEmail();
  await auth.client().auth.signUp({ email, password: 'Mallory-horse-9' });
  const owner = auth.client();
  await owner.auth.resetPasswordForEmail(email);
  const { token } = lastMail(auth, email);
  const { data } = await owner.auth.verifyOtp({ token_hash: token, type: 'recovery' });
  expect(data.user?.email_confirmed_at).toBeDefined();
  const mallory = auth.client().auth.signInWithPassword({ email, password: 'Mallory-horse-9' });
  expect((await mallory).error).toMatchObject({ code: 'invalid_credentials' });
});

test('a link that is an hour old has expired', async () => {
  const email = await registered();
  await auth.client('pkce').auth.resetPasswordForEmail(email, { redirectTo });
  await sql`update auth.one_time_tokens set created_at = created_at - interval '61 minutes'`;
  const { query, fragment } = await openLink(lastMail(auth, email).link);
  expect(fragment.get('error_code')).toBe('otp_expired');
  expect(query.get('error_code')).toBe('otp_expired');
});

test('a new password invalidates earlier emails', async () => {
  const email = await registered();
  const client = auth.client();
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  await auth.client().auth.resetPasswordForEmail(email);
  const change = { password: NEW_PASSWORD, current_password: PASSWORD };
  const { link } = lastMail(auth, email);
  expect((await client.auth.updateUser(change)).error).toBeNull();
  expect((await openLink(link)).fragment.get('error_code')).toBe('otp_expired');
});

test.each([
  ['a missing email address', {}],
  ['a malformed email address', { email: 'nobody' }],
  ['an incomplete proof key', { email: 'a@example.test', code_challenge: 'x' }],
])('%s is rejected', async (_case, body) => {
  const address = `${auth.url}/auth/v1/recover`;
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
});
