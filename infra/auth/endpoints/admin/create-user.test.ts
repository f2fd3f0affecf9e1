import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { hashPassword } from '../../passwords.ts';
import { adminOf } from '../../testing/admin-of.ts';
import {
  newEmail,
  PASSWORD,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../../testing/start-test-auth.ts';

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

async function signIn(email: string): Promise<string | null> {
  const { error } = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
  return error === null ? null : (error.code ?? error.message);
}

test('a user is created with the given attributes, and no email is sent', async () => {
  const id = crypto.randomUUID();
  const email = newEmail();
  const { data } = await admin.createUser({
    id,
    email: email.toUpperCase(),
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { name: 'Ada' },
    app_metadata: { plan: 'team' },
  });
  expect(data.user).toMatchObject({
    id,
    email,
    role: 'authenticated',
    user_metadata: { name: 'Ada', email_verified: true },
    app_metadata: { plan: 'team', provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email', identity_data: { email, email_verified: true, sub: id } }],
  });
  expect(auth.mails).toEqual([]);
  expect(await signIn(email)).toBeNull();
});

test('a user with an imported password hash can sign in', async () => {
  const { email } = await create({
    password_hash: await hashPassword(PASSWORD),
    email_confirm: true,
  });
  expect(await signIn(email)).toBeNull();
});

test.each([
  ['with a role that is too long', { email: newEmail(), role: 'r'.repeat(256) }, '400 bad_json'],
  ['without an email address', {}, '400 validation_failed'],
  ['with a malformed email address', { email: 'xx:;x@x.x' }, '400 validation_failed'],
  ['with a weak password', { email: newEmail(), password: 'short' }, '422 weak_password'],
  ['with a malformed ID', { email: newEmail(), id: 'one' }, '400 validation_failed'],
  [
    'with an unsupported password hash',
    { email: newEmail(), password_hash: '$2b$10$abc' },
    '400 validation_failed',
  ],
  [
    'with a password hash that is too expensive to verify',
    { email: newEmail(), password_hash: '$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHQ$aGFzaA' },
    '400 validation_failed',
  ],
  [
    'with an invalid ban duration',
    { email: newEmail(), ban_duration: 'for ever' },
    '400 validation_failed',
  ],
  ['with a phone number', { phone: '+15550100' }, '400 phone_provider_disabled'],
  [
    'with large metadata',
    { email: newEmail(), app_metadata: { a: 'x'.repeat(9_000) } },
    '400 validation_failed',
  ],
])('a user %s is rejected', async (_case, attributes, refusal) => {
  const { error } = await admin.createUser(attributes);
  expect(`${error?.status ?? ''} ${error?.code ?? ''}`).toBe(refusal);
});

test('concurrent requests cannot create two users with one email address or ID', async () => {
  const email = newEmail();
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => admin.createUser({ email })));
  const refusals = outcomes.flatMap(({ error }) => (error === null ? [] : [error.code]));
  expect(refusals).toEqual(['email_exists', 'email_exists', 'email_exists']);
  const { id } = await create();
  expect((await admin.createUser({ id, email: newEmail() })).error).toMatchObject({ status: 422 });
});

test('users are listed in pages, newest first, and can be searched by part of their email address', async () => {
  await create({ email: `like-but-not-${newEmail()}` });
  for (let count = 0; count < 3; count += 1)
    await create({ email: `page-${count}-%_${newEmail()}` });
  const first = await admin.listUsers({ page: 1, perPage: 2 });
  const total = 'total' in first.data ? first.data.total : 0;
  expect(first.data).toMatchObject({
    aud: 'authenticated',
    nextPage: 2,
    lastPage: Math.ceil(total / 2),
  });
  expect(first.data.users.map(({ email }) => email?.slice(0, 6))).toEqual(['page-2', 'page-1']);
  const last = await admin.listUsers({ page: Math.ceil(total / 2), perPage: 2 });
  expect(last.data).toMatchObject({ nextPage: null });
  const query = new URLSearchParams({ filter: '-%_LEARNER', sort: 'created_at asc' });
  const found = await fetch(`${auth.url}/auth/v1/admin/users?${String(query)}`, {
    headers: { authorization: `Bearer ${auth.service.serviceKey}` },
  });
  expect(found.headers.get('x-total-count')).toBe('3');
  const { users } = (await found.json()) as { users: { email: string }[] };
  expect(users.map(({ email }) => email.slice(0, 6))).toEqual(['page-0', 'page-1', 'page-2']);
});

test('an invalid page number is rejected, and a page past the end is empty', async () => {
  expect((await admin.listUsers({ page: -1, perPage: 10 })).error?.code).toBe('validation_failed');
  expect((await admin.listUsers({ page: 1, perPage: 1e30 })).error?.code).toBe('validation_failed');
  const last = await admin.listUsers({ page: Number.MAX_SAFE_INTEGER, perPage: 1_000 });
  expect(last).toMatchObject({ error: null, data: { users: [] } });
  const headers = { authorization: `Bearer ${auth.service.serviceKey}` };
  for (const [query, status] of [
    ['filter=%00', 200],
    ['sort=email', 400],
    ['per_page=0', 200],
  ] as const) {
    const response = await fetch(`${auth.url}/auth/v1/admin/users?${query}`, { headers });
    expect(response.status).toBe(status);
  }
});
