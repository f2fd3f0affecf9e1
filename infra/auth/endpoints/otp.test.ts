import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { insertUser } from '../repositories/users.ts';
import { kindsOfMails, lastMail, openLink } from '../testing/read-mails.ts';
import {
  newEmail,
  PASSWORD,
  SITE_URL,
  startTestAuth,
  type TestAuth,
} from '../testing/start-test-auth.ts';

let database: TestDatabase;
let sql: postgres.Sql;
let auth: TestAuth;
let open: TestAuth;
let closed: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 1 });
  auth = await startTestAuth(database.url, {
    isAutoconfirmed: false,
    beforeUserCreated: ({ email }) =>
      Promise.resolve(email.endsWith('@refused.test') ? 'This address is refused.' : null),
  });
  open = await startTestAuth(database.url, { isAutoconfirmed: true });
  closed = await startTestAuth(database.url, { isAutoconfirmed: false, isSignupDisabled: true });
});
afterAll(async () => {
  await sql.end();
  for (const service of [auth, open, closed]) await service.close();
  await database.drop();
});

/** Creates an account without a password, which saves hashing one. */
async function registered(): Promise<string> {
  const email = newEmail();
  await insertUser(sql, { email, passwordHash: null, metadata: {}, isConfirmed: true });
  return email;
}

test('a link in an email signs in to an existing account', async () => {
  const email = await registered();
  const options = { emailRedirectTo: `${SITE_URL}/dashboard` };
  const asked = await auth.client().auth.signInWithOtp({ email, options });
  expect(asked.error).toBeNull();
  expect(asked.data).toMatchObject({ user: null, session: null });
  const { kind, link } = lastMail(auth, email);
  expect(kind).toBe('magiclink');
  const { target, fragment } = await openLink(link);
  expect(target.pathname).toBe('/dashboard');
  expect(fragment.get('type')).toBe('magiclink');
  expect(fragment.get('access_token')).not.toBeNull();
});

test('in the browser that requested it, the link signs in with a code', async () => {
  const email = await registered();
  const client = auth.client('pkce');
  await client.auth.signInWithOtp({ email });
  const { query } = await openLink(lastMail(auth, email).link);
  const { data, error } = await client.auth.exchangeCodeForSession(query.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
});

test('an existing account keeps its password', async () => {
  const email = newEmail();
  await auth.service.createUser({ email, password: PASSWORD, metadata: {} });
  const client = auth.client();
  await client.auth.signInWithOtp({ email });
  await client.auth.verifyOtp({ email, token: lastMail(auth, email).code, type: 'email' });
  const { error } = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
});

test('an unknown email address gets an account without a password, confirmed by the email', async () => {
  const email = newEmail();
  const client = auth.client();
  const options = { data: { username: 'grace' } };
  expect((await client.auth.signInWithOtp({ email, options })).error).toBeNull();
  const { kind, code } = lastMail(auth, email);
  expect(kind).toBe('signup');
  const { data } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
  expect(data.user).toMatchObject({ email, user_metadata: { username: 'grace' } });
  expect(data.user?.email_confirmed_at).toBeDefined();
  // A first password doesn't require a current one.
  expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
});

test('the link confirms an unconfirmed account and removes the password it was registered with', async () => {
  const email = newEmail();
  await auth.client().auth.signUp({ email, password: PASSWORD });
  const client = auth.client();
  await client.auth.signInWithOtp({ email });
  const { code } = lastMail(auth, email);
  expect((await client.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
  const { error } = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toMatchObject({ code: 'invalid_credentials' });
});

test('if no account may be created, unknown and known addresses get the same answer', async () => {
  const [known, unknown] = [await registered(), newEmail()];
  const options = { shouldCreateUser: false };
  const answers = [];
  for (const email of [known, unknown]) {
    answers.push(await auth.client().auth.signInWithOtp({ email, options }));
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]?.error).toBeNull();
  expect([kindsOfMails(auth, known), kindsOfMails(auth, unknown)]).toEqual([['magiclink'], []]);
});

test('without email confirmation, an unknown address is reported, as in GoTrue', async () => {
  const options = { shouldCreateUser: false };
  const { error } = await open.client().auth.signInWithOtp({ email: newEmail(), options });
  expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
});

test('without email confirmation, a new account gets a sign-in link', async () => {
  const email = newEmail();
  await open.client().auth.signInWithOtp({ email });
  expect(kindsOfMails(open, email)).toEqual(['magiclink']);
  const [user] = await sql`select email_confirmed_at from auth.users where email = ${email}`;
  expect(user).toEqual({ email_confirmed_at: null });
  expect((await openLink(lastMail(open, email).link)).fragment.get('access_token')).not.toBeNull();
});

test('if sign-ups are closed, existing accounts can sign in and new ones are not created', async () => {
  const email = await registered();
  expect((await closed.client().auth.signInWithOtp({ email })).error).toBeNull();
  expect(kindsOfMails(closed, email)).toEqual(['magiclink']);
  const { error } = await closed.client().auth.signInWithOtp({ email: newEmail() });
  expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
});

test("the product's sign-up rule also applies to these accounts", async () => {
  const { error } = await auth.client().auth.signInWithOtp({ email: 'ada@refused.test' });
  expect(error).toMatchObject({ status: 422, message: 'This address is refused.' });
});

test('two concurrent requests create one account', async () => {
  const email = newEmail();
  const asked = [1, 2, 3].map(() => auth.client().auth.signInWithOtp({ email }));
  expect((await Promise.all(asked)).map(({ error }) => error)).toEqual([null, null, null]);
  const token = lastMail(auth, email).code;
  const { data } = await auth.client().auth.verifyOtp({ email, token, type: 'email' });
  expect(data.user?.email).toBe(email);
});

test.each([
  ['/otp', { email: 'a@example.test', phone: '+441' }, 'validation_failed'],
  ['/otp', { email: 'a@example.test', channel: 'sms' }, 'validation_failed'],
  ['/otp', { phone: '+441' }, 'phone_provider_disabled'],
  ['/otp', {}, 'validation_failed'],
  ['/magiclink', { email: 'nobody' }, 'validation_failed'],
])('%s rejects %o', async (path, body, code) => {
  const address = `${auth.url}/auth/v1${path}`;
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: code });
});

test('the older magic link endpoint also sends a link', async () => {
  const email = await registered();
  const body = JSON.stringify({ email });
  const response = await fetch(`${auth.url}/auth/v1/magiclink`, { method: 'POST', body });
  expect([response.status, await response.text()]).toEqual([200, '{}']);
  expect(kindsOfMails(auth, email)).toEqual(['magiclink']);
});
