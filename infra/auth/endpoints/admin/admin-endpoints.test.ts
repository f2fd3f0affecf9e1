import { importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { adminOf } from '../../testing/admin-of.ts';
import {
  createKey,
  newEmail,
  PASSWORD,
  startTestAuth,
  type TestAuth,
} from '../../testing/start-test-auth.ts';
import { ADMIN_ENDPOINTS } from './admin-endpoints.ts';

let database: TestDatabase;
let auth: TestAuth;
let key: JWK;

beforeAll(async () => {
  database = await createTestDatabase();
  key = await createKey();
  auth = await startTestAuth(database.url, { signingKeys: [key] });
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

const OPERATIONS = Object.entries(ADMIN_ENDPOINTS).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method, path] as const),
);

async function call([method, path]: readonly [string, string], token?: string): Promise<Response> {
  const place = path.replace(/:\w+/g, crypto.randomUUID());
  const headers = {
    'x-supabase-api-version': '2024-01-01',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return fetch(`${auth.url}/auth/v1${place}`, { method, headers });
}

async function codeFor(token: string): Promise<string | undefined> {
  return (await adminOf(auth, token).listUsers()).error?.code;
}

async function sign(claims: JWTPayload, signer = key): Promise<string> {
  const header = { alg: 'ES256', kid: 'test-key', typ: 'JWT' };
  return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(signer, 'ES256'));
}

test('every admin operation rejects requests without a service key', async () => {
  expect(OPERATIONS.length).toBeGreaterThan(10);
  for (const operation of OPERATIONS) {
    const [unnamed, anonymous] = await Promise.all([
      call(operation),
      call(operation, auth.service.anonKey),
    ]);
    expect(unnamed.status).toBe(401);
    expect(await unnamed.json()).toMatchObject({ code: 'no_authorization' });
    expect(anonymous.status).toBe(403);
    expect(await anonymous.json()).toEqual({ code: 'not_admin', message: 'User not allowed' });
  }
});

test('the service key grants admin access, and so does any token with an administrative role', async () => {
  expect((await adminOf(auth).listUsers()).error).toBeNull();
  for (const role of ['service_role', 'supabase_admin']) {
    expect(await codeFor(await sign({ role, sub: '1234567890' }))).toBeUndefined();
  }
});

test.each([
  ['of another service', async () => sign({ role: 'service_role' }, await createKey()), 'bad_jwt'],
  ['that has expired', () => sign({ role: 'service_role', exp: 1 }), 'bad_jwt'],
  ['with another role', () => sign({ role: 'postgres' }), 'not_admin'],
  ['with a list of roles', () => sign({ role: ['service_role'] }), 'not_admin'],
  [
    'that claims the role for itself',
    () => sign({ user_metadata: { role: 'service_role' } }),
    'not_admin',
  ],
])('a token %s does not grant admin access', async (_case, make, code) => {
  expect(await codeFor(await make())).toBe(code);
});

test('a user with an administrative role has admin access only while the session is open', async () => {
  const email = newEmail();
  const admin = adminOf(auth);
  const { data } = await admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    role: 'service_role',
  });
  expect(data.user?.role).toBe('service_role');
  const client = auth.client();
  const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
  const token = signedIn.data.session?.access_token ?? '';
  expect(await codeFor(token)).toBeUndefined();
  await client.auth.signOut();
  const { error } = await adminOf(auth, token).listUsers();
  expect(error?.name).toBe('AuthSessionMissingError');
});

test("an administrator can sign a user out with that user's token", async () => {
  const client = auth.client();
  const { data } = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
  const token = data.session?.access_token ?? '';
  expect(await adminOf(auth).signOut(token)).toEqual({ data: null, error: null });
  expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect((await adminOf(auth).signOut('no-token')).error?.message).toMatch(/^invalid JWT/);
});
