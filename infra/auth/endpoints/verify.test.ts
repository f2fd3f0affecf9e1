import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { lastMail, openLink } from '../testing/read-mails.ts';
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

interface Registered {
  email: string;
  client: TestClient;
  link: string;
  token: string;
  code: string;
}

async function register(redirectTo = `${SITE_URL}/dashboard`): Promise<Registered> {
  const email = newEmail();
  const client = auth.client();
  const options = { emailRedirectTo: redirectTo };
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD, options });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  return { email, client, ...lastMail(auth, email) };
}

test('an account must be confirmed before it can sign in', async () => {
  const { email, client, link } = await register();
  const early = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  const wrong = await client.auth.signInWithPassword({ email, password: 'Wrong-horse-7' });
  expect(wrong.error).toMatchObject({ code: 'invalid_credentials' });
  await openLink(link);
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(data.user?.email_confirmed_at).toBeDefined();
  expect(data.user?.user_metadata.email_verified).toBe(true);
});

test('the link leads to the requested page, signed in', async () => {
  const { link, client } = await register();
  const { status, target, fragment } = await openLink(link);
  expect(status).toBe(303);
  expect(target.origin + target.pathname).toBe(`${SITE_URL}/dashboard`);
  expect(fragment.get('type')).toBe('signup');
  const { data } = await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  expect(data.user).not.toBeNull();
});

test('the link works once', async () => {
  const { link } = await register();
  await openLink(link);
  const { target, fragment } = await openLink(link);
  expect(target.origin).toBe(SITE_URL);
  expect(Object.fromEntries(fragment)).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  });
});

test('a link to a page that asks first still has what the page needs', async () => {
  const mailLinkUrl = `${SITE_URL}/mail-action`;
  const asking = await startTestAuth(database.url, { isAutoconfirmed: false, mailLinkUrl });
  const email = newEmail();
  const options = { emailRedirectTo: `${SITE_URL}/dashboard` };
  await asking.client().auth.signUp({ email, password: PASSWORD, options });
  const { link, text } = lastMail(asking, email);
  expect(text).toContain(link);
  const { origin, pathname, search } = new URL(link);
  expect(origin + pathname).toBe(mailLinkUrl);
  const { target, fragment } = await openLink(`${asking.url}/auth/v1/verify${search}`);
  expect(target.pathname).toBe('/dashboard');
  expect(fragment.get('type')).toBe('signup');
  await asking.close();
});

test('a link that is an hour old has expired', async () => {
  const { link } = await register();
  const sql = postgres(database.url, { max: 1 });
  await sql`update auth.one_time_tokens set created_at = created_at - interval '61 minutes'`;
  await sql.end();
  expect((await openLink(link)).fragment.get('error_code')).toBe('otp_expired');
});

test('a link never leads to another origin', async () => {
  for (const redirectTo of [
    'https://evil.test/',
    `${SITE_URL}.evil.test/`,
    'javascript:alert(1)',
  ]) {
    const { link } = await register(redirectTo);
    expect((await openLink(link)).target.origin).toBe(SITE_URL);
  }
});

test('the code in the email confirms and signs in', async () => {
  const { email, code, client } = await register();
  const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'signup' });
  expect(error).toBeNull();
  expect(data.session?.user.email).toBe(email);
});

test('the token in the link confirms and signs in', async () => {
  const { token, client } = await register();
  const { data } = await client.auth.verifyOtp({ token_hash: token, type: 'email' });
  expect(data.session).not.toBeNull();
});

test('a code allows five guesses, even if another email is requested', async () => {
  const { email, client, code } = await register();
  const wrong = code === '000000' ? '111111' : '000000';
  for (let guess = 1; guess <= 5; guess += 1) {
    const { error } = await client.auth.verifyOtp({ email, token: wrong, type: 'signup' });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  }
  const late = await client.auth.verifyOtp({ email, token: code, type: 'signup' });
  expect(late.error).toMatchObject({ code: 'otp_expired' });
  await client.auth.resend({ email, type: 'signup' });
  const fresh = lastMail(auth, email);
  expect(fresh.link).not.toBe('');
  const { error } = await client.auth.verifyOtp({ email, token: fresh.code, type: 'signup' });
  expect(error).toMatchObject({ code: 'otp_expired' });
  expect((await openLink(fresh.link)).fragment.get('access_token')).not.toBeNull();
});

test('a second email invalidates the first one', async () => {
  const { email, client, link } = await register();
  expect((await client.auth.resend({ email, type: 'signup' })).error).toBeNull();
  expect((await openLink(link)).fragment.get('error_code')).toBe('otp_expired');
  expect((await openLink(lastMail(auth, email).link)).fragment.get('access_token')).not.toBeNull();
});

test('requesting another email gets the same answer for every address', async () => {
  const unknown = newEmail();
  const { data, error } = await auth.client().auth.resend({ email: unknown, type: 'signup' });
  expect({ data, error }).toEqual({ data: { user: null, session: null }, error: null });
  expect(auth.mails.filter(({ to }) => to === unknown)).toEqual([]);
});

test('signing up with a known address looks like success and reveals nothing about its account', async () => {
  const { email, link } = await register();
  await openLink(link);
  const mails = auth.mails.length;
  const options = { data: { username: 'mallory' } };
  const { data, error } = await auth.client().auth.signUp({ email, password: PASSWORD, options });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({
    email,
    identities: [],
    user_metadata: { username: 'mallory' },
  });
  expect(auth.mails).toHaveLength(mails);
});

test('signing up again before confirming sends another email and keeps the first password', async () => {
  const { email, client } = await register();
  await auth.client().auth.signUp({ email, password: 'Wrong-horse-8' });
  await openLink(lastMail(auth, email).link);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
});

test.each([
  ['no type', { token_hash: 'x' }],
  ['a type that is not mailed', { type: 'sms', token_hash: 'x' }],
  ['both a code and a token', { type: 'signup', token: '123456', token_hash: 'x' }],
  ['a token and an address', { type: 'signup', email: 'a@example.test', token_hash: 'x' }],
  ['no token', { type: 'signup' }],
  ['a code without its address', { type: 'signup', token: '123456' }],
])('verifying with %s is rejected', async (_case, fields) => {
  const response = await fetch(`${auth.url}/auth/v1/verify`, {
    method: 'POST',
    body: JSON.stringify(fields),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
});

test('an email that cannot be sent does not undo the sign-up, and the log contains no address', async () => {
  const broken = await startTestAuth(database.url, {
    isAutoconfirmed: false,
    sendMail: ({ to }) => Promise.reject(new Error(`No mailbox for ${to}`)),
  });
  const email = newEmail();
  const { data, error } = await broken.client().auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  expect(broken.logged.join()).toContain('auth_mail_failed');
  expect(broken.logged.join()).not.toContain(email);
  await broken.close();
});
