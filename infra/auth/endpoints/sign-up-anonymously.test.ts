import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { kindsOfMails, lastMail, openLink } from '../testing/read-mails.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

let database: TestDatabase;
/** Accounts work before their address is confirmed. */
let open: TestAuth;
/** Confirms addresses by email. */
let careful: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  const options = { isAnonymousSignInEnabled: true };
  open = await startTestAuth(database.url, options);
  careful = await startTestAuth(database.url, { ...options, isAutoconfirmed: false });
});
afterAll(async () => {
  await Promise.all([open.close(), careful.close()]);
  await database.drop();
});

test('an anonymous user has a session and nothing else', async () => {
  const client = open.client();
  const { data } = await client.auth.signInAnonymously({ options: { data: { theme: 'dark' } } });
  expect(data.user).toMatchObject({
    email: '',
    is_anonymous: true,
    user_metadata: { theme: 'dark' },
    identities: [],
  });
  expect(data.user?.app_metadata).toEqual({});
  const claims = await client.auth.getClaims();
  expect(claims.data?.claims).toMatchObject({
    is_anonymous: true,
    role: 'authenticated',
    amr: [{ method: 'anonymous' }],
  });
  expect((await client.auth.refreshSession()).data.user?.id).toBe(data.user?.id);
});

test('an email address and then a password make the account permanent', async () => {
  const client = open.client();
  const { data: anonymous } = await client.auth.signInAnonymously();
  const tooEarly = await client.auth.updateUser({ password: PASSWORD });
  expect(tooEarly.error).toMatchObject({ status: 422, code: 'validation_failed' });
  const email = newEmail();
  const { data } = await client.auth.updateUser({ email });
  expect(data.user).toMatchObject({
    id: anonymous.user?.id,
    email,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email', identity_data: { email, email_verified: false } }],
  });
  expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
  const signedIn = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(signedIn.data.user?.id).toBe(anonymous.user?.id);
  await client.auth.refreshSession();
  expect((await client.auth.getClaims()).data?.claims.is_anonymous).toBe(false);
});

test('the address of a new account is confirmed only by the email that it gets', async () => {
  const client = open.client();
  await client.auth.signInAnonymously();
  const email = newEmail();
  const { data } = await client.auth.updateUser({ email, password: PASSWORD });
  expect(data.user).toMatchObject({
    is_anonymous: false,
    user_metadata: { email_verified: false },
  });
  expect(data.user?.email_confirmed_at).toBeUndefined();
  expect(kindsOfMails(open, email)).toEqual(['signup']);
  const again = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(again.error).toBeNull();
  await openLink(lastMail(open, email).link);
  const confirmed = await client.auth.getUser();
  expect(confirmed.data.user?.email_confirmed_at).toBeDefined();
  expect(confirmed.data.user?.identities?.[0]?.identity_data?.['email_verified']).toBe(true);
});

test('the email to a new account counts towards the limit for all emails', async () => {
  const limits = { mailInterval: null, mails: { events: 1, perSeconds: 3600 } };
  const limited = await startTestAuth(database.url, { isAnonymousSignInEnabled: true, limits });
  const upgrade = async () => {
    const client = limited.client();
    await client.auth.signInAnonymously();
    return client.auth.updateUser({ email: newEmail() });
  };
  expect((await upgrade()).error).toBeNull();
  expect((await upgrade()).error).toMatchObject({ code: 'over_email_send_rate_limit' });
  expect(limited.mails).toHaveLength(1);
  await limited.close();
});

test('both can be set at once, and a taken address changes nothing', async () => {
  const client = open.client();
  await client.auth.signInAnonymously();
  const email = newEmail();
  const { data } = await client.auth.updateUser({ email, password: PASSWORD });
  expect(data.user?.is_anonymous).toBe(false);
  const second = open.client();
  await second.auth.signInAnonymously();
  const clash = await second.auth.updateUser({ email, password: PASSWORD });
  expect(clash.error).toMatchObject({ status: 422, code: 'email_exists' });
  expect((await second.auth.getUser()).data.user?.is_anonymous).toBe(true);
});

test('if addresses are confirmed by email, the account becomes permanent after confirmation', async () => {
  const client = careful.client();
  const { data: anonymous } = await client.auth.signInAnonymously();
  const email = newEmail();
  const { data } = await client.auth.updateUser({ email });
  expect(data.user).toMatchObject({ email: '', new_email: email, is_anonymous: true });
  expect(careful.mails.map(({ to }) => to)).toEqual([email]);
  await fetch(careful.mails[0]?.link ?? '', { redirect: 'manual' });
  const confirmed = await client.auth.getUser();
  expect(confirmed.data.user).toMatchObject({ id: anonymous.user?.id, email, is_anonymous: false });
  expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
});

test('the sign-up rule applies to anonymous users, and so does closing sign-ups', async () => {
  const options = { isAnonymousSignInEnabled: true };
  const beforeUserCreated = (): Promise<string> => Promise.resolve('Nobody is welcome.');
  const picky = await startTestAuth(database.url, { ...options, beforeUserCreated });
  const closed = await startTestAuth(database.url, { ...options, isSignupDisabled: true });
  const refused = await picky.client().auth.signInAnonymously();
  expect(refused.error).toMatchObject({ status: 422, message: 'Nobody is welcome.' });
  const disabled = await closed.client().auth.signInAnonymously();
  expect(disabled.error).toMatchObject({ status: 422, code: 'signup_disabled' });
  await Promise.all([picky.close(), closed.close()]);
});
