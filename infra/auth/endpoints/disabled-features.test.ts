import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { adminOf } from '../testing/admin-of.ts';
import {
  newEmail,
  PASSWORD,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../testing/start-test-auth.ts';
import { DISABLED_ENDPOINTS } from './disabled-features.ts';

const ID = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';
const PHONE = '15550100';

let database: TestDatabase;
let auth: TestAuth;
let client: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url, { isAnonymousSignInEnabled: true });
  client = auth.client();
  await client.auth.signUp({ email: newEmail(), password: PASSWORD });
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

interface Outcome {
  error: { status?: number | undefined; code?: string | undefined } | null;
}

test.each<[string, (by: TestClient) => Promise<Outcome>, string]>([
  [
    'a TOTP factor',
    ({ auth: { mfa } }) => mfa.enroll({ factorType: 'totp' }),
    '422 mfa_totp_enroll_not_enabled',
  ],
  [
    'a phone factor',
    ({ auth: { mfa } }) => mfa.enroll({ factorType: 'phone', phone: PHONE }),
    '422 mfa_phone_enroll_not_enabled',
  ],
  [
    'a WebAuthn factor',
    ({ auth: { mfa } }) => mfa.enroll({ factorType: 'webauthn' }),
    '422 mfa_webauthn_enroll_not_enabled',
  ],
  [
    'a factor challenge',
    ({ auth: { mfa } }) => mfa.challenge({ factorId: ID }),
    '404 mfa_factor_not_found',
  ],
  [
    'verifying a factor challenge',
    ({ auth: { mfa } }) => mfa.verify({ factorId: ID, challengeId: ID, code: '123456' }),
    '404 mfa_factor_not_found',
  ],
  [
    'removing a factor',
    ({ auth: { mfa } }) => mfa.unenroll({ factorId: ID }),
    '404 mfa_factor_not_found',
  ],
  [
    'single sign-on',
    (by) => by.auth.signInWithSSO({ domain: 'example.test' }),
    '404 saml_provider_disabled',
  ],
  [
    'an ID token of another provider',
    (by) => by.auth.signInWithIdToken({ provider: 'google', token: 'x.y.z' }),
    '400 provider_disabled',
  ],
  [
    'a wallet sign-in',
    (by) =>
      by.auth.signInWithWeb3({ chain: 'solana', message: 'm', signature: new Uint8Array(64) }),
    '422 web3_provider_disabled',
  ],
  [
    'sign-up by phone',
    (by) => by.auth.signUp({ phone: PHONE, password: PASSWORD }),
    '400 phone_provider_disabled',
  ],
  [
    'sign-in by phone',
    (by) => by.auth.signInWithPassword({ phone: PHONE, password: PASSWORD }),
    '422 phone_provider_disabled',
  ],
  [
    'a code by text message',
    (by) => by.auth.signInWithOtp({ phone: PHONE }),
    '400 phone_provider_disabled',
  ],
  [
    'verifying a code from a text message',
    (by) => by.auth.verifyOtp({ phone: PHONE, token: '123456', type: 'sms' }),
    '403 otp_expired',
  ],
  [
    'verifying a code for a malformed phone number',
    (by) => by.auth.verifyOtp({ phone: 'x', token: '123456', type: 'sms' }),
    '400 validation_failed',
  ],
  [
    'an OAuth consent request',
    (by) => by.auth.oauth.getAuthorizationDetails(ID),
    '404 feature_disabled',
  ],
  ['the list of OAuth consents', (by) => by.auth.oauth.listGrants(), '404 feature_disabled'],
])('%s is rejected with GoTrue’s message', async (_name, call, refusal) => {
  const { error } = await call(client);
  expect(`${error?.status ?? ''} ${error?.code ?? ''}`).toBe(refusal);
});

test('an administrator gets an empty list of factors and errors for other disabled features', async () => {
  const admin = adminOf(auth);
  const { data } = await client.auth.getUser();
  const userId = data.user?.id ?? '';
  expect(await admin.mfa.listFactors({ userId })).toEqual({ data: { factors: [] }, error: null });
  const deletion = await admin.mfa.deleteFactor({ userId, id: ID });
  expect(deletion.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  for (const outcome of await Promise.all([
    admin.oauth.listClients(),
    admin.oauth.getClient(ID),
    admin.oauth.regenerateClientSecret(ID),
    admin.customProviders.listProviders(),
  ])) {
    expect(outcome.error).toMatchObject({ status: 404, code: 'feature_disabled' });
  }
});

test('an anonymous user is told to become a permanent one first', async () => {
  const anonymous = auth.client();
  await anonymous.auth.signInAnonymously();
  const { error } = await anonymous.auth.mfa.enroll({ factorType: 'totp' });
  expect(error).toMatchObject({ status: 403, code: 'no_authorization' });
});

test('a disabled feature never answers "not found" or with a server error', async () => {
  for (const [path, methods] of Object.entries(DISABLED_ENDPOINTS)) {
    for (const method of Object.keys(methods)) {
      const place = `${auth.url}/auth/v1${path.replace(/:\w+/g, ID)}`;
      const response = await fetch(place, { method });
      expect(response.headers.get('x-sb-error-code')).not.toBe('not_found');
      expect([401, 404, 422]).toContain(response.status);
    }
  }
});

test('passkeys are disabled', async () => {
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  const place = `${auth.url}/auth/v1/passkeys/authentication/options`;
  const response = await fetch(place, { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    code: 'passkey_disabled',
    message: 'Passkeys are disabled',
  });
});

test.each(['', '?grant_type=', '?grant_type=client_credentials', '?grant_type=constructor'])(
  'the unknown grant type "%s" is rejected',
  async (query) => {
    const response = await fetch(`${auth.url}/auth/v1/token${query}`, {
      method: 'POST',
      body: '{}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error_code: 'invalid_credentials',
      msg: 'unsupported_grant_type',
    });
  },
);

test.each([
  [{}, 'id_token required'],
  [{ id_token: 'x' }, 'provider or client_id and issuer required'],
])('an ID token grant with %j is rejected', async (body, msg) => {
  const place = `${auth.url}/auth/v1/token?grant_type=id_token`;
  const response = await fetch(place, { method: 'POST', body: JSON.stringify(body) });
  expect(await response.json()).toMatchObject({ msg });
});
