import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  importJWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { JWK, JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  createKey,
  newEmail,
  PASSWORD,
  startTestAuth,
  type TestAuth,
} from '../testing/start-test-auth.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';

let database: TestDatabase;
let auth: TestAuth;
let key: JWK;
let claims: JWTPayload;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  key = await createKey();
  auth = await startTestAuth(database.url, { signingKeys: [key] });
  const { data } = await auth.client().auth.signUp({ email: newEmail(), password: PASSWORD });
  token = data.session?.access_token ?? '';
  claims = decodeJwt(token);
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

async function codeFor(forged: string): Promise<string | undefined> {
  const { data, error } = await auth.client().auth.getUser(forged);
  expect(data.user).toBeNull();
  return error?.code;
}

async function sign(payload: JWTPayload, { alg = 'ES256', signer = key } = {}): Promise<string> {
  const header = { alg, kid: 'test-key', typ: 'JWT' };
  return new SignJWT(payload).setProtectedHeader(header).sign(await importJWK(signer, alg));
}

test('a token verifies with the published keys and has the claims of Supabase', async () => {
  const keys = createRemoteJWKSet(new URL(`${auth.url}/auth/v1/.well-known/jwks.json`));
  const issuer = `${auth.url}/auth/v1`;
  const { payload } = await jwtVerify(token, keys, { issuer, audience: 'authenticated' });
  expect(payload).toMatchObject({ role: 'authenticated', aal: 'aal1', is_anonymous: false });
  expect(payload.amr).toMatchObject([{ method: 'password' }]);
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', kid: 'test-key', typ: 'JWT' });
});

test('supabase-js verifies a token on its own', async () => {
  const { data, error } = await auth.client().auth.getClaims(token);
  expect(error).toBeNull();
  expect(data?.claims.sub).toBe(claims.sub);
});

test('no private part of a key is published', async () => {
  const response = await fetch(`${auth.url}/auth/v1/.well-known/jwks.json`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=600');
  const published = await response.text();
  expect(published).toContain(key.x);
  expect(published).not.toContain(key.d);
});

test('a token with another signature is rejected', async () => {
  expect(await codeFor(await sign(claims, { signer: await createKey() }))).toBe('bad_jwt');
});

test('a token with changed claims is rejected', async () => {
  const [header, , signature] = token.split('.');
  const changed = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' }));
  expect(await codeFor([header, changed.toString('base64url'), signature].join('.'))).toBe(
    'bad_jwt',
  );
});

test('an unsigned token is rejected', async () => {
  const header = Buffer.from('{"alg":"none","kid":"test-key"}').toString('base64url');
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  expect(await codeFor(`${header}.${payload}.`)).toBe('bad_jwt');
});

test('a token signed with the public key as the secret is rejected', async () => {
  const signer = { kty: 'oct', k: Buffer.from(JSON.stringify(key.x)).toString('base64url') };
  expect(await codeFor(await sign(claims, { alg: 'HS256', signer }))).toBe('bad_jwt');
});

test('an expired token is rejected', async () => {
  const { error } = await auth.client().auth.getUser(await sign({ ...claims, exp: 1 }));
  expect(error).toMatchObject({ code: 'bad_jwt' });
  expect(error?.message).toContain('token is expired');
});

test.each([
  ['for another audience', { aud: 'somebody-else' }],
  ['without a user', { sub: '' }],
  ['whose user ID is not a UUID', { sub: "' or 1 = 1" }],
  ['whose session ID is not a UUID', { session_id: 'x' }],
])('a token %s is rejected', async (_case, change) => {
  expect(await codeFor(await sign({ ...claims, ...change }))).toBe('bad_jwt');
});

test('a token of a deleted user is rejected', async () => {
  expect(await codeFor(await sign({ ...claims, sub: crypto.randomUUID() }))).toBe('user_not_found');
});

test("a token cannot use another user's session", async () => {
  const { data } = await auth.client().auth.signUp({ email: newEmail(), password: PASSWORD });
  const borrowed = await sign({ ...claims, sub: data.user?.id ?? '' });
  const { error } = await auth.client().auth.getUser(borrowed);
  expect(error?.name).toBe('AuthSessionMissingError');
});

test('tokens signed with a retired key work until they expire', async () => {
  const rotated = await startTestAuth(database.url, {
    signingKeys: [await createKey('newer-key'), key],
  });
  expect((await rotated.client().auth.getUser(token)).data.user?.id).toBe(claims.sub);
  await rotated.close();
});

test('without a key, a shared secret signs, and nothing is published', async () => {
  const shared = await startTestAuth(database.url, { signingKeys: [], legacySecret: SECRET });
  const client = shared.client();
  const { data } = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
  expect(decodeProtectedHeader(data.session?.access_token ?? '').alg).toBe('HS256');
  expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id);
  const jwks = await fetch(`${shared.url}/auth/v1/.well-known/jwks.json`);
  expect(await jwks.json()).toEqual({ keys: [] });
  await shared.close();
});

test('the service does not start without a key', async () => {
  const nothing = startTestAuth(database.url, { signingKeys: [] });
  await expect(nothing).rejects.toThrow('set GOTRUE_JWT_KEYS');
});
