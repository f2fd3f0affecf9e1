import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

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

test('metadata is merged, and null removes a key', async () => {
  const client = auth.client();
  const data = { username: 'ada', city: 'London', nested: { kept: null } };
  await client.auth.signUp({ email: newEmail(), password: PASSWORD, options: { data } });
  const updated = await client.auth.updateUser({ data: { city: null, theme: 'dark' } });
  const metadata: unknown = updated.data.user?.user_metadata;
  expect(metadata).toMatchObject({ username: 'ada', theme: 'dark', nested: { kept: null } });
  expect(metadata).not.toHaveProperty('city');
});

test('metadata cannot exceed what fits into a token', async () => {
  const client = auth.client();
  await client.auth.signUp({ email: newEmail(), password: PASSWORD });
  expect((await client.auth.updateUser({ data: { a: 'x'.repeat(4_000) } })).error).toBeNull();
  const { error } = await client.auth.updateUser({ data: { b: 'x'.repeat(4_000) } });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
});

test('a new password replaces the old one and ends the other sessions', async () => {
  const email = newEmail();
  const client = auth.client();
  await client.auth.signUp({ email, password: PASSWORD });
  const other = auth.client();
  await other.auth.signInWithPassword({ email, password: PASSWORD });
  expect((await client.auth.updateUser({ password: 'Another-horse-8' })).error).toBeNull();
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
  expect((await other.auth.getUser()).data.user).toBeNull();
  const old = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(old.error).toMatchObject({ code: 'invalid_credentials' });
  const fresh = await auth.client().auth.signInWithPassword({ email, password: 'Another-horse-8' });
  expect(fresh.error).toBeNull();
});

test.each([
  ['the same password', { password: PASSWORD }, 'same_password'],
  ['a weak password', { password: 'short' }, 'weak_password'],
  ['a malformed address', { email: 'nobody' }, 'validation_failed'],
  ['a phone number', { phone: '+441' }, 'phone_provider_disabled'],
])('%s is rejected', async (_case, change, code) => {
  const client = auth.client();
  await client.auth.signUp({ email: newEmail(), password: PASSWORD });
  const { error } = await client.auth.updateUser(change);
  expect(error).toMatchObject({ code });
});

test('a request without a token is told to send one', async () => {
  for (const headers of [{}, { authorization: 'Basic abc' }, { authorization: 'Bearer' }]) {
    const response = await fetch(`${auth.url}/auth/v1/user`, { headers: { ...headers } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error_code: 'no_authorization' });
  }
});

test('the anonymous key does not identify a user', async () => {
  const { error } = await auth.client().auth.getUser(auth.service.anonKey);
  expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
});
