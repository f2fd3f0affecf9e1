import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { adminOf } from '../../testing/admin-of.ts';
import {
  newEmail,
  PASSWORD,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../../testing/start-test-auth.ts';

const NOBODY = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';
const OTHER_PASSWORD = 'Other-horse-8';

let database: TestDatabase;
let auth: TestAuth;
let admin: TestClient['auth']['admin'];

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url, { isAutoconfirmed: false });
  admin = adminOf(auth);
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

type Attributes = Parameters<typeof admin.createUser>[0];

async function create(attributes: Attributes = {}): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const { data, error } = await admin.createUser({ email, ...attributes });
  expect(error).toBeNull();
  return { id: data.user?.id ?? '', email };
}

async function signIn(email: string, password = PASSWORD): Promise<string | null> {
  const { error } = await auth.client().auth.signInWithPassword({ email, password });
  return error === null ? null : (error.code ?? error.message);
}

test('an unconfirmed account cannot sign in until an administrator confirms it', async () => {
  const { id, email } = await create({ password: PASSWORD, user_metadata: { color: 'blue' } });
  expect((await admin.getUserById(id)).data.user?.user_metadata).toEqual({ color: 'blue' });
  expect(await signIn(email)).toBe('email_not_confirmed');
  const { data } = await admin.updateUserById(id, { email_confirm: true });
  expect(data.user?.email_confirmed_at).toBeDefined();
  expect(await signIn(email)).toBeNull();
});

test('a new email address replaces the old one unless it is taken', async () => {
  const { id } = await create({ user_metadata: { email: 'mine' } });
  const { email: taken } = await create();
  expect((await admin.updateUserById(id, { email: taken })).error?.code).toBe('email_exists');
  const email = newEmail();
  const { data } = await admin.updateUserById(id, { email, email_confirm: true });
  expect(data.user).toMatchObject({ email, user_metadata: { email, email_verified: true } });
  expect(data.user?.identities).toMatchObject([{ identity_data: { email, email_verified: true } }]);
});

test('metadata is merged, and null removes a key', async () => {
  const { id } = await create({ user_metadata: { a: 1, b: 2 }, app_metadata: { team: 'red' } });
  const { data } = await admin.updateUserById(id, {
    user_metadata: { b: null, c: 3 },
    app_metadata: { team: null, roles: ['author'] },
  });
  expect(data.user?.user_metadata).toEqual({ a: 1, c: 3 });
  expect(data.user?.app_metadata).toEqual({
    provider: 'email',
    providers: ['email'],
    roles: ['author'],
  });
});

test('a new password ends all sessions and invalidates earlier emails', async () => {
  const { id, email } = await create({ password: PASSWORD, email_confirm: true });
  const client = auth.client();
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  await client.auth.resetPasswordForEmail(email);
  const link = auth.mails.at(-1)?.link ?? '';
  expect((await admin.updateUserById(id, { password: 'short' })).error?.code).toBe('weak_password');
  expect((await admin.updateUserById(id, { password: OTHER_PASSWORD })).error).toBeNull();
  expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect(await signIn(email)).toBe('invalid_credentials');
  expect(await signIn(email, OTHER_PASSWORD)).toBeNull();
  const used = await fetch(link, { redirect: 'manual' });
  expect(used.headers.get('location')).toContain('otp_expired');
});

test('a ban blocks sign-in, refresh and tokens until it is lifted', async () => {
  const { id, email } = await create({ password: PASSWORD, email_confirm: true });
  const client = auth.client();
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  const banned = await admin.updateUserById(id, { ban_duration: '1h30m' });
  const until = new Date(banned.data.user?.banned_until ?? 0).getTime();
  expect(until).toBeGreaterThan(Date.now() + 80 * 60_000);
  expect(await signIn(email)).toBe('user_banned');
  expect((await client.auth.getUser(data.session?.access_token)).error?.code).toBe('user_banned');
  expect((await client.auth.refreshSession()).error?.code).toBe('user_banned');
  await admin.updateUserById(id, { ban_duration: 'none' });
  expect(await signIn(email)).toBeNull();
});

test('deleting a user also deletes their tokens', async () => {
  const { id, email } = await create({ password: PASSWORD, email_confirm: true });
  const client = auth.client();
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await client.auth.getUser(data.session?.access_token)).error?.code).toBe(
    'user_not_found',
  );
  expect((await admin.deleteUser(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
});

test('a soft-deleted user leaves a row without personal data and frees the email address', async () => {
  const { id, email } = await create({
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { name: 'Ada' },
  });
  const client = auth.client();
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect((await admin.deleteUser(id, true)).error).toBeNull();
  expect((await admin.deleteUser(id, true)).error).toBeNull();
  const { data } = await admin.getUserById(id);
  expect(data.user).toMatchObject({ id, deleted_at: expect.any(String) as string });
  expect([data.user?.user_metadata, data.user?.app_metadata]).toEqual([{}, {}]);
  expect(JSON.stringify(data)).not.toContain(email);
  expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect(await signIn(email)).toBe('invalid_credentials');
  expect((await admin.createUser({ email })).error).toBeNull();
});

test('an unknown user ID is not found, and a malformed one is rejected', async () => {
  for (const act of [
    () => admin.getUserById(NOBODY),
    () => admin.updateUserById(NOBODY, { email: newEmail() }),
    () => admin.deleteUser(NOBODY),
    () => admin.mfa.listFactors({ userId: NOBODY }),
  ]) {
    expect((await act()).error).toMatchObject({ status: 404, code: 'user_not_found' });
  }
  const headers = { authorization: `Bearer ${auth.service.serviceKey}` };
  const response = await fetch(`${auth.url}/auth/v1/admin/users/me`, { headers });
  expect(await response.json()).toMatchObject({ code: 404, error_code: 'validation_failed' });
});
