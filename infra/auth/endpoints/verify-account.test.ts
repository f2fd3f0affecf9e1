import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { insertUser } from '../repositories/users.ts';
import { lastMail, openLink, type ReadMail } from '../testing/read-mails.ts';
import {
  newEmail,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../testing/start-test-auth.ts';

let database: TestDatabase;
let sql: postgres.Sql;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 1 });
  auth = await startTestAuth(database.url, { isAutoconfirmed: false });
});
afterAll(async () => {
  await sql.end();
  await auth.close();
  await database.drop();
});

interface Registered extends ReadMail {
  email: string;
  client: TestClient;
}

/** Creates an unconfirmed account with a password that takes no time to hash. */
async function register(): Promise<Registered> {
  const email = newEmail();
  await insertUser(sql, { email, passwordHash: null, metadata: {}, isConfirmed: false });
  const client = auth.client();
  await client.auth.resend({ email, type: 'signup' });
  return { email, client, ...lastMail(auth, email) };
}

test('of many concurrent uses of one link, one signs in', async () => {
  const { link } = await register();
  const opened = await Promise.all([1, 2, 3, 4].map(() => openLink(link)));
  const sessions = opened.filter(({ fragment }) => fragment.has('access_token'));
  expect(sessions).toHaveLength(1);
  expect(
    opened.filter(({ fragment }) => fragment.get('error_code') === 'otp_expired'),
  ).toHaveLength(3);
});

test('of concurrent uses of a link and its code, one signs in', async () => {
  const { email, link, code } = await register();
  const [byLink, byCode, again] = await Promise.all([
    openLink(link),
    auth.client().auth.verifyOtp({ email, token: code, type: 'signup' }),
    auth.client().auth.verifyOtp({ email, token: code, type: 'signup' }),
  ]);
  const outcomes = [
    byLink.fragment.has('access_token'),
    byCode.data.session !== null,
    again.data.session !== null,
  ];
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});

test('concurrent guesses count toward the limit of five', async () => {
  const { email, code } = await register();
  const wrong = code === '000000' ? '111111' : '000000';
  const guesses = Array.from({ length: 8 }, () =>
    auth.client().auth.verifyOtp({ email, token: wrong, type: 'signup' }),
  );
  await Promise.all(guesses);
  const { error } = await auth.client().auth.verifyOtp({ email, token: code, type: 'signup' });
  expect(error).toMatchObject({ code: 'otp_expired' });
});

test('an email for one purpose cannot be used for another', async () => {
  const { email, client, code, token } = await register();
  for (const type of ['recovery', 'magiclink', 'email_change'] as const) {
    const byCode = await client.auth.verifyOtp({ email, token: code, type });
    const byToken = await client.auth.verifyOtp({ token_hash: token, type });
    expect([byCode.error?.code, byToken.error?.code]).toEqual(['otp_expired', 'otp_expired']);
  }
  expect((await client.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
});

test('using one email invalidates the others that would sign in the same user', async () => {
  const { email, link } = await register();
  await auth.client().auth.resetPasswordForEmail(email);
  await openLink(link);
  const { fragment } = await openLink(lastMail(auth, email).link);
  expect(fragment.get('error_code')).toBe('otp_expired');
});

test('of two emails for the same user opened at once, one signs in', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const { email, link } = await register();
    await auth.client().auth.resetPasswordForEmail(email);
    const opened = await Promise.all([link, lastMail(auth, email).link].map(openLink));
    const sessions = opened.filter(({ fragment }) => fragment.has('access_token'));
    expect(sessions).toHaveLength(1);
  }
});

test('a banned user cannot use an email, which works again after the ban', async () => {
  const { email, link } = await register();
  await sql`update auth.users set banned_until = now() + interval '1 hour' where email = ${email}`;
  expect((await openLink(link)).fragment.get('error_code')).toBe('user_banned');
  await sql`update auth.users set banned_until = null where email = ${email}`;
  expect((await openLink(link)).fragment.has('access_token')).toBe(true);
});

test('a link without its type or token is a bad request', async () => {
  for (const query of ['', '?token=x', '?type=signup']) {
    const response = await fetch(`${auth.url}/auth/v1/verify${query}`, { redirect: 'manual' });
    expect(response.status).toBe(400);
  }
});
