import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { insertUser } from '../repositories/users.ts';
import { kindsOfMails, lastMail, openLink } from '../testing/read-mails.ts';
import {
  newEmail,
  SITE_URL,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../testing/start-test-auth.ts';

const ONE_SIDE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

let database: TestDatabase;
let sql: postgres.Sql;
let auth: TestAuth;
let open: TestAuth;
let single: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 1 });
  auth = await startTestAuth(database.url, {
    isAutoconfirmed: false,
    beforeUserCreated: ({ email }) =>
      Promise.resolve(email.endsWith('@refused.test') ? 'This address is refused.' : null),
  });
  open = await startTestAuth(database.url, {
    isAutoconfirmed: true,
    isAnonymousSignInEnabled: true,
  });
  single = await startTestAuth(database.url, {
    isAutoconfirmed: false,
    isSecureEmailChange: false,
    isAnonymousSignInEnabled: true,
  });
});
afterAll(async () => {
  await sql.end();
  for (const service of [auth, open, single]) await service.close();
  await database.drop();
});

interface SignedIn {
  email: string;
  newAddress: string;
  client: TestClient;
}

/** Signs in by email, which saves hashing a password. */
async function signIn(
  service: TestAuth,
  flowType: 'implicit' | 'pkce' = 'implicit',
): Promise<SignedIn> {
  const email = newEmail();
  await insertUser(sql, { email, passwordHash: null, metadata: {}, isConfirmed: true });
  const client = service.client(flowType);
  await client.auth.signInWithOtp({ email });
  await client.auth.verifyOtp({ email, token: lastMail(service, email).code, type: 'email' });
  return { email, newAddress: newEmail(), client };
}

test('an email address changes when both the old and the new one confirm', async () => {
  const { email, newAddress, client } = await signIn(auth);
  const options = { emailRedirectTo: `${SITE_URL}/account` };
  const asked = await client.auth.updateUser({ email: newAddress.toUpperCase() }, options);
  expect(asked.data.user).toMatchObject({ email, new_email: newAddress });
  const [atOld, atNew] = [lastMail(auth, email), lastMail(auth, newAddress)];
  expect([atOld.kind, atNew.kind]).toEqual(['email_change', 'email_change']);
  expect(atOld.text).toContain(newAddress);
  const first = await openLink(atNew.link);
  expect(first.target.origin + first.target.pathname).toBe(`${SITE_URL}/account`);
  expect(first.fragment.get('message')).toBe(ONE_SIDE);
  expect(first.fragment.has('access_token')).toBe(false);
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
  const second = await openLink(atOld.link);
  expect(second.fragment.get('type')).toBe('email_change');
  const { data } = await client.auth.setSession({
    access_token: second.fragment.get('access_token') ?? '',
    refresh_token: second.fragment.get('refresh_token') ?? '',
  });
  expect(data.user).toMatchObject({
    email: newAddress,
    user_metadata: { email: newAddress, email_verified: true },
    app_metadata: { provider: 'email', providers: ['email'] },
  });
  expect(data.user).not.toHaveProperty('new_email');
  expect(data.user?.identities?.[0]?.identity_data).toMatchObject({
    email: newAddress,
    email_verified: true,
  });
  const notice = lastMail(auth, email);
  expect(notice.kind).toBe('email_changed_notification');
  expect(notice.text).toContain(newAddress);
});

test('codes work as well as links, in either order', async () => {
  const { email, newAddress, client } = await signIn(auth);
  await client.auth.updateUser({ email: newAddress });
  const type = 'email_change';
  const old = { email, token: lastMail(auth, email).code, type } as const;
  const first = await client.auth.verifyOtp(old);
  expect(first).toMatchObject({ data: { user: null, session: null }, error: null });
  expect((await client.auth.verifyOtp(old)).error).toMatchObject({ code: 'otp_expired' });
  const token = lastMail(auth, newAddress).code;
  const second = await client.auth.verifyOtp({ email: newAddress, token, type });
  expect(second.data.user?.email).toBe(newAddress);
});

test('in the browser that requested the change, the last link returns a code', async () => {
  const { email, newAddress, client } = await signIn(auth, 'pkce');
  await client.auth.updateUser({ email: newAddress });
  const first = await openLink(lastMail(auth, email).link);
  expect(first.query.get('message')).toBe(ONE_SIDE);
  const { query } = await openLink(lastMail(auth, newAddress).link);
  const { data } = await client.auth.exchangeCodeForSession(query.get('code') ?? '');
  expect(data.user?.email).toBe(newAddress);
});

test('if both links are opened at once, one signs in and the address has changed', async () => {
  const { email, newAddress, client } = await signIn(auth);
  await client.auth.updateUser({ email: newAddress });
  const links = [lastMail(auth, email).link, lastMail(auth, newAddress).link];
  const opened = await Promise.all([...links, ...links].map(openLink));
  const sessions = opened.filter(({ fragment }) => fragment.has('access_token'));
  expect(sessions).toHaveLength(1);
  expect((await client.auth.getUser()).data.user?.email).toBe(newAddress);
});

test('a taken address gets an email too, and the change is rejected at the end', async () => {
  const { email, newAddress, client } = await signIn(auth);
  const taken = { email: newAddress, passwordHash: null, metadata: {}, isConfirmed: true };
  await insertUser(sql, taken);
  const asked = await client.auth.updateUser({ email: newAddress });
  expect(asked.error).toBeNull();
  await openLink(lastMail(auth, email).link);
  const { fragment } = await openLink(lastMail(auth, newAddress).link);
  expect(fragment.get('error_code')).toBe('email_exists');
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
});

test('of two concurrent changes to one address, one succeeds', async () => {
  const [one, other] = [await signIn(single), await signIn(single)];
  await one.client.auth.updateUser({ email: one.newAddress });
  const { link } = lastMail(single, one.newAddress);
  await other.client.auth.updateUser({ email: one.newAddress });
  const opened = await Promise.all([link, lastMail(single, one.newAddress).link].map(openLink));
  const codes = opened.map(({ fragment }) => fragment.get('error_code'));
  expect(codes.toSorted()).toEqual(['email_exists', null]);
});

test('a resent email goes only to the address that has not confirmed yet', async () => {
  const { email, newAddress, client } = await signIn(auth);
  await client.auth.updateUser({ email: newAddress });
  const voided = lastMail(auth, newAddress).link;
  await openLink(lastMail(auth, email).link);
  const before = kindsOfMails(auth, email).length;
  const { error } = await auth.client().auth.resend({ type: 'email_change', email });
  expect(error).toBeNull();
  expect(kindsOfMails(auth, email)).toHaveLength(before);
  expect((await openLink(voided)).fragment.get('error_code')).toBe('otp_expired');
  const { fragment } = await openLink(lastMail(auth, newAddress).link);
  expect(fragment.has('access_token')).toBe(true);
});

test('the change invalidates emails that were sent to the old address', async () => {
  const { email, newAddress, client } = await signIn(auth);
  await client.auth.updateUser({ email: newAddress });
  const links = [lastMail(auth, email).link, lastMail(auth, newAddress).link];
  await client.auth.resetPasswordForEmail(email);
  const { link } = lastMail(auth, email);
  for (const each of links) await openLink(each);
  expect((await openLink(link)).fragment.get('error_code')).toBe('otp_expired');
});

test('the new address alone decides if the old one need not confirm', async () => {
  for (const service of [single, open]) {
    const { email, newAddress, client } = await signIn(service);
    const before = kindsOfMails(service, email).length;
    await client.auth.updateUser({ email: newAddress });
    expect(kindsOfMails(service, email)).toHaveLength(before);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    await openLink(lastMail(service, newAddress).link);
    expect((await client.auth.getUser()).data.user?.email).toBe(newAddress);
    expect(lastMail(service, email).kind).toBe('email_changed_notification');
  }
});

test('without email confirmation, a taken address is rejected at once and a free one is set at once', async () => {
  const { client, email } = await signIn(open);
  const anonymous = open.client();
  await anonymous.auth.signInAnonymously();
  const refused = await anonymous.auth.updateUser({ email });
  expect(refused.error).toMatchObject({ status: 422, code: 'email_exists' });
  const first = newEmail();
  const { data } = await anonymous.auth.updateUser({ email: first });
  expect(data.user).toMatchObject({ email: first, is_anonymous: false });
  expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
  const other = await client.auth.updateUser({ email: first });
  expect(other.error).toMatchObject({ code: 'email_exists' });
});

test('an anonymous user becomes permanent by confirming a first address', async () => {
  const client = single.client();
  const { data: before } = await client.auth.signInAnonymously();
  const email = newEmail();
  const asked = await client.auth.updateUser({ email });
  expect(asked.data.user).toMatchObject({ email: '', new_email: email, is_anonymous: true });
  await openLink(lastMail(single, email).link);
  const { data } = await client.auth.getUser();
  expect(data.user).toMatchObject({ id: before.user?.id, email, is_anonymous: false });
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email']);
});

test('an address that accounts may not have is rejected', async () => {
  const { client, email } = await signIn(auth);
  const { error } = await client.auth.updateUser({ email: 'ada@refused.test' });
  expect(error).toMatchObject({ status: 422, message: 'This address is refused.' });
  const same = await client.auth.updateUser({ email: email.toUpperCase() });
  expect(same.data.user).not.toHaveProperty('new_email');
});
