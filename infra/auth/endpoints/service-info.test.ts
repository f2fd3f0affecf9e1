import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

let database: TestDatabase;
/** Disables everything optional. */
let bare: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  bare = await startTestAuth(database.url, {
    isAutoconfirmed: false,
    isEmailEnabled: false,
    isAnonymousSignInEnabled: true,
  });
});
afterAll(async () => {
  await bare.close();
  await database.drop();
});

test('the settings list what is enabled and what is not', async () => {
  const response = await fetch(`${bare.url}/auth/v1/settings`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const settings = (await response.json()) as { external: Record<string, boolean> };
  expect(settings).toMatchObject({
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  });
  const offered = Object.entries(settings.external).filter(([, isOffered]) => isOffered);
  expect(offered).toEqual([['anonymous_users', true]]);
  for (const name of ['email', 'phone', 'github', 'google', 'slack_oidc', 'zoom']) {
    expect(settings.external[name]).toBe(false);
  }
});

test('with email disabled, nobody can sign up or sign in by email, and no email is sent', async () => {
  const { auth } = bare.client();
  const credentials = { email: newEmail(), password: PASSWORD };
  const refusals = await Promise.all([
    auth.signUp(credentials),
    auth.signInWithPassword(credentials),
    auth.resetPasswordForEmail(credentials.email),
    auth.signInWithOtp({ email: credentials.email }),
  ]);
  for (const { error } of refusals) expect(error?.code).toBe('email_provider_disabled');
  expect(bare.mails).toEqual([]);
  expect((await auth.signInAnonymously()).error).toBeNull();
});

test('the health endpoint needs no key', async () => {
  const response = await fetch(`${bare.url}/auth/v1/health`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ name: 'GoTrue' });
});
