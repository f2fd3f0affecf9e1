import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { kindsOfMails, lastMail, openLink } from '../testing/read-mails.ts';
import {
  newEmail,
  PASSWORD,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../testing/start-test-auth.ts';

const NEW_PASSWORD = 'Another-horse-8';

let database: TestDatabase;
let sql: postgres.Sql;
let auth: TestAuth;
let strict: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 1 });
  auth = await startTestAuth(database.url, { isReauthenticationRequired: true });
  strict = await startTestAuth(database.url, { isCurrentPasswordRequired: true });
});
afterAll(async () => {
  await sql.end();
  await auth.close();
  await strict.close();
  await database.drop();
});

async function signUp(service: TestAuth): Promise<{ client: TestClient; email: string }> {
  const email = newEmail();
  const client = service.client();
  await client.auth.signUp({ email, password: PASSWORD });
  return { client, email };
}

async function signUpDaysAgo(): Promise<{ client: TestClient; email: string }> {
  const registered = await signUp(auth);
  await sql`
    update auth.sessions s set created_at = s.created_at - interval '25 hours'
    from auth.users u where u.id = s.user_id and u.email = ${registered.email}`;
  return registered;
}

test('a session that started today changes the password directly, and the user gets an email', async () => {
  const { client, email } = await signUp(auth);
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  const { kind, text } = lastMail(auth, email);
  expect(kind).toBe('password_changed_notification');
  expect(text).not.toContain(NEW_PASSWORD);
});

test('an older session needs a code from an email, which works once', async () => {
  const { client, email } = await signUpDaysAgo();
  const bare = await client.auth.updateUser({ password: NEW_PASSWORD });
  expect(bare.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const { kind, code, link } = lastMail(auth, email);
  expect([kind, link]).toEqual(['reauthentication', '']);
  const wrong = code === '000000' ? '111111' : '000000';
  const guessed = await client.auth.updateUser({ password: NEW_PASSWORD, nonce: wrong });
  expect(guessed.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  const right = await client.auth.updateUser({ password: NEW_PASSWORD, nonce: code });
  expect(right.error).toBeNull();
  const again = await client.auth.updateUser({ password: PASSWORD, nonce: code });
  expect(again.error).toMatchObject({ code: 'reauthentication_not_valid' });
});

test('the code allows five guesses, signs nobody in and expires', async () => {
  const { client, email } = await signUpDaysAgo();
  await client.auth.reauthenticate();
  const { code } = lastMail(auth, email);
  const signIn = await auth.client().auth.verifyOtp({ email, token: code, type: 'email' });
  expect(signIn.error).toMatchObject({ code: 'otp_expired' });
  const wrong = code === '000000' ? '111111' : '000000';
  const change = (nonce: string) => client.auth.updateUser({ password: NEW_PASSWORD, nonce });
  for (let guess = 1; guess <= 5; guess += 1) await change(wrong);
  expect((await change(code)).error).toMatchObject({ code: 'reauthentication_not_valid' });
  await sql`update auth.one_time_tokens set attempts = 0`;
  await sql`update auth.one_time_tokens set created_at = created_at - interval '61 minutes'`;
  expect((await change(code)).error).toMatchObject({ code: 'reauthentication_not_valid' });
});

test('of two concurrent changes with one code, one succeeds', async () => {
  const { client, email } = await signUpDaysAgo();
  await client.auth.reauthenticate();
  const nonce = lastMail(auth, email).code;
  const { data } = await client.auth.getSession();
  const change = async (password: string): Promise<number> => {
    const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };
    const body = JSON.stringify({ password, nonce });
    return (await fetch(`${auth.url}/auth/v1/user`, { method: 'PUT', headers, body })).status;
  };
  const statuses = await Promise.all([change('One-horse-8'), change('Two-horses-8')]);
  expect(statuses.toSorted()).toEqual([200, 422]);
});

test('if the current password is required, a change without it or with a wrong one is rejected', async () => {
  const { client } = await signUp(strict);
  const password = NEW_PASSWORD;
  const bare = await client.auth.updateUser({ password });
  expect(bare.error).toMatchObject({ status: 400, code: 'current_password_required' });
  const wrong = await client.auth.updateUser({ password, current_password: 'Wrong-horse-7' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' });
  const right = await client.auth.updateUser({ password, current_password: PASSWORD });
  expect(right.error).toBeNull();
});

test('a current password must be correct even if it is optional', async () => {
  const { client } = await signUp(auth);
  const change = { password: NEW_PASSWORD, current_password: 'Wrong-horse-7' };
  const { error } = await client.auth.updateUser(change);
  expect(error).toMatchObject({ code: 'current_password_invalid' });
});

test('a user who signed up through a provider can set a first password', async () => {
  const { client, email } = await signUp(strict);
  await sql`update auth.users set encrypted_password = null where email = ${email}`;
  await sql`update auth.identities set provider = 'github', provider_id = '42' where email = ${email}`;
  const { data, error } = await client.auth.updateUser({ password: NEW_PASSWORD });
  expect(error).toBeNull();
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['github', 'email']);
  expect(data.user?.app_metadata.providers).toEqual(['github', 'email']);
});

/** Makes the sessions of a user older, as if the user had signed in some minutes ago. */
const age = (email: string, minutes: number) => sql`
  update auth.sessions s set created_at = s.created_at - make_interval(mins => ${minutes})
  from auth.users u where u.id = s.user_id and u.email = ${email}`;

test('a first password needs a sign-in within ten minutes or a code from an email', async () => {
  const { client, email } = await signUp(strict);
  await sql`update auth.users set encrypted_password = null where email = ${email}`;
  await age(email, 11);
  const bare = await client.auth.updateUser({ password: NEW_PASSWORD });
  expect(bare.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  await client.auth.reauthenticate();
  const { code } = lastMail(strict, email);
  const proven = await client.auth.updateUser({ password: NEW_PASSWORD, nonce: code });
  expect(proven.error).toBeNull();
  expect(lastMail(strict, email).kind).toBe('password_changed_notification');
});

test('a session from a recovery email sets a password and an address for ten minutes only', async () => {
  const { email } = await signUp(strict);
  await openLink(lastMail(strict, email).link);
  const client = strict.client();
  await client.auth.resetPasswordForEmail(email);
  const token = lastMail(strict, email).code;
  await client.auth.verifyOtp({ email, token, type: 'recovery' });
  await age(email, 11);
  const password = await client.auth.updateUser({ password: NEW_PASSWORD });
  expect(password.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  const address = await client.auth.updateUser({ email: newEmail() });
  expect(address.error).toMatchObject({ status: 400, code: 'current_password_required' });
  await client.auth.reauthenticate();
  const { code } = lastMail(strict, email);
  const proven = await client.auth.updateUser({ password: NEW_PASSWORD, nonce: code });
  expect(proven.error).toBeNull();
});

test('a code from an email does not replace a password that the user knows', async () => {
  const { client, email } = await signUp(strict);
  await client.auth.reauthenticate();
  const { code } = lastMail(strict, email);
  const { error } = await client.auth.updateUser({ password: NEW_PASSWORD, nonce: code });
  expect(error).toMatchObject({ code: 'current_password_required' });
});

test('users cannot make themselves administrators', async () => {
  const { client } = await signUp(auth);
  const { data } = await client.auth.getSession();
  const response = await fetch(`${auth.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${data.session?.access_token ?? ''}` },
    body: JSON.stringify({ app_metadata: { role: 'admin' } }),
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error_code: 'not_admin' });
});

test('if the current password is required, so is it for another address, but not to send its mails again', async () => {
  const { client } = await signUp(strict);
  const email = newEmail();
  const change = (current_password?: string) =>
    client.auth.updateUser({ email, ...(current_password !== undefined && { current_password }) });
  expect((await change()).error).toMatchObject({ status: 400, code: 'current_password_required' });
  expect((await change('Wrong-horse-7')).error).toMatchObject({ code: 'current_password_invalid' });
  expect(kindsOfMails(strict, email)).toEqual([]);
  expect((await change(PASSWORD)).error).toBeNull();
  expect((await change()).error).toBeNull();
  expect(kindsOfMails(strict, email)).toEqual(['email_change', 'email_change']);
});

test('an account without a password changes its address only within ten minutes of signing in', async () => {
  const { client, email } = await signUp(strict);
  await sql`update auth.users set encrypted_password = null where email = ${email}`;
  await sql`
    update auth.sessions s set created_at = s.created_at - interval '11 minutes'
    from auth.users u where u.id = s.user_id and u.email = ${email}`;
  await client.auth.refreshSession();
  const late = await client.auth.updateUser({ email: newEmail() });
  expect(late.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  await sql`
    update auth.sessions s set created_at = s.created_at + interval '2 minutes'
    from auth.users u where u.id = s.user_id and u.email = ${email}`;
  expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull();
});
