import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

let database: TestDatabase;
let auth: TestAuth;
const email = newEmail();

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url);
  await auth.service.createUser({ email, password: PASSWORD, metadata: { username: 'ada' } });
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

test('an account created by the product can sign in', async () => {
  const { data, error } = await auth
    .client()
    .auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, user_metadata: { username: 'ada' } });
  expect(data.user?.last_sign_in_at).toBeDefined();
});

test('the email address is case-insensitive', async () => {
  const credentials = { email: email.toUpperCase(), password: PASSWORD };
  expect((await auth.client().auth.signInWithPassword(credentials)).error).toBeNull();
});

test('an unknown user gets the same error as a wrong password', async () => {
  const wrong = await auth.client().auth.signInWithPassword({ email, password: 'Wrong-horse-7' });
  const unknown = await auth
    .client()
    .auth.signInWithPassword({ email: newEmail(), password: PASSWORD });
  const words = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
  expect(wrong.error).toMatchObject(words);
  expect(unknown.error).toMatchObject(words);
});

test('a banned user is told that they are banned', async () => {
  const banned = newEmail();
  const { id } = await auth.service.createUser({ email: banned, password: PASSWORD, metadata: {} });
  const sql = postgres(database.url, { max: 1 });
  await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`;
  await sql.end();
  const { error } = await auth
    .client()
    .auth.signInWithPassword({ email: banned, password: PASSWORD });
  expect(error).toMatchObject({ status: 400, code: 'user_banned' });
});

test('a password is stored as an argon2id hash with 19 MiB and two passes', async () => {
  const sql = postgres(database.url, { max: 1 });
  const [user] = await sql`select encrypted_password from auth.users where email = ${email}`;
  await sql.end();
  expect(user?.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('the product cannot create a second account for an email address', async () => {
  const again = auth.service.createUser({ email, password: PASSWORD, metadata: {} });
  await expect(again).rejects.toMatchObject({ kind: { status: 422, code: 'email_exists' } });
});

test.each([
  ['without an email address', { password: PASSWORD }, '400 validation_failed'],
  ['by phone', { phone: '+44', password: PASSWORD }, '422 phone_provider_disabled'],
  [
    'with both an email address and a phone number',
    { email, phone: '+44', password: PASSWORD },
    '400 validation_failed',
  ],
  ['without a password', { email }, '400 invalid_credentials'],
])('signing in %s is rejected', async (_case, fields, refusal) => {
  const response = await fetch(`${auth.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify(fields),
  });
  expect(`${response.status} ${response.headers.get('x-sb-error-code') ?? ''}`).toBe(refusal);
});

test('an unknown grant type is rejected', async () => {
  const response = await fetch(`${auth.url}/auth/v1/token?grant_type=constructor`, {
    method: 'POST',
    body: '{}',
  });
  expect(await response.json()).toMatchObject({ code: 400, msg: 'unsupported_grant_type' });
});
