import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { adminOf } from '../../testing/admin-of.ts';
import {
  newEmail,
  PASSWORD,
  SITE_URL,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../../testing/start-test-auth.ts';

let database: TestDatabase;
let auth: TestAuth;
let admin: TestClient['auth']['admin'];

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url, {
    isAutoconfirmed: false,
    beforeUserCreated: ({ email }) =>
      Promise.resolve(email.startsWith('unwelcome') ? 'You are not welcome.' : null),
  });
  admin = adminOf(auth);
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

type LinkParams = Parameters<typeof admin.generateLink>[0];
type LinkData = Awaited<ReturnType<typeof admin.generateLink>>['data'];

async function link(params: LinkParams): Promise<LinkData> {
  const { data, error } = await admin.generateLink(params);
  expect(error).toBeNull();
  return data;
}

async function follow(link: string | undefined): Promise<URLSearchParams> {
  const response = await fetch(link ?? '', { redirect: 'manual' });
  return new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1));
}

async function newUser(): Promise<string> {
  const email = newEmail();
  await admin.createUser({ email, email_confirm: true });
  return email;
}

test('a sign-up link creates the account and signs in, and no email is sent', async () => {
  const email = newEmail();
  const options = { data: { status: 'alpha' }, redirectTo: `${SITE_URL}/welcome` };
  const { user, properties } = await link({ type: 'signup', email, password: PASSWORD, options });
  expect(user).toMatchObject({ email, user_metadata: { status: 'alpha' } });
  expect(user?.email_confirmed_at).toBeUndefined();
  expect(properties).toMatchObject({
    verification_type: 'signup',
    redirect_to: `${SITE_URL}/welcome`,
  });
  expect(auth.mails).toEqual([]);
  const response = await fetch(properties?.action_link ?? '', { redirect: 'manual' });
  expect(response.headers.get('location')).toMatch(`${SITE_URL}/welcome#access_token=`);
  const { error } = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
});

test('the code and the hash of a sign-up link also sign in, once', async () => {
  const { properties } = await link({ type: 'magiclink', email: await newUser() });
  const { hashed_token: token_hash = '' } = properties ?? {};
  const opened = await auth.client().auth.verifyOtp({ type: 'magiclink', token_hash });
  expect(opened.data.session).not.toBeNull();
  const again = await auth.client().auth.verifyOtp({ type: 'magiclink', token_hash });
  expect(again.error?.code).toBe('otp_expired');
  const email = await newUser();
  const recovery = await link({ type: 'recovery', email });
  const token = recovery.properties?.email_otp ?? '';
  const recovered = await auth.client().auth.verifyOtp({ type: 'recovery', email, token });
  expect(recovered.data.user?.email).toBe(email);
});

test('a sign-in link for an unknown address is a sign-up link', async () => {
  const { properties } = await link({ type: 'magiclink', email: newEmail() });
  expect(properties?.verification_type).toBe('signup');
  expect((await follow(properties?.action_link)).get('access_token')).not.toBeNull();
});

test('a change of email address requires both links', async () => {
  const email = await newUser();
  const change = { email, newEmail: newEmail() };
  const current = await link({ type: 'email_change_current', ...change });
  expect(current.user).toMatchObject({ email, new_email: change.newEmail });
  const requested = await link({ type: 'email_change_new', ...change });
  expect((await follow(current.properties?.action_link)).get('access_token')).toBeNull();
  expect((await follow(requested.properties?.action_link)).get('access_token')).not.toBeNull();
  const { data } = await admin.getUserById(requested.user?.id ?? '');
  expect(data.user?.email).toBe(change.newEmail);
});

test('an invitation is emailed, and its link signs in', async () => {
  const email = newEmail();
  const options = { data: { team: 'red' }, redirectTo: `${SITE_URL}/welcome` };
  const { data, error } = await admin.inviteUserByEmail(email, options);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, user_metadata: { team: 'red' } });
  expect(data.user?.invited_at).toBeDefined();
  const mail = auth.mails.at(-1);
  expect(mail).toMatchObject({ to: email, kind: 'invite' });
  expect((await follow(mail?.link)).get('type')).toBe('invite');
  expect((await admin.inviteUserByEmail(email)).error?.code).toBe('email_exists');
});

test('an invitation can be sent again or generated as a link, which invalidates the earlier one', async () => {
  const email = newEmail();
  const options = { data: { team: 'red' } };
  await admin.inviteUserByEmail(email, options);
  const first = auth.mails.at(-1)?.link;
  const { data } = await admin.inviteUserByEmail(email, { data: { team: 'blue' } });
  expect(data.user?.user_metadata).toEqual({ team: 'red' });
  const { user, properties } = await link({ type: 'invite', email });
  expect(user?.id).toBe(data.user?.id);
  expect((await follow(first)).get('error_code')).toBe('otp_expired');
  expect((await follow(properties?.action_link)).get('access_token')).not.toBeNull();
});

test.each<[string, () => Promise<LinkParams>, string]>([
  [
    'to recover an account that does not exist',
    async () => ({ type: 'recovery', email: newEmail() }),
    '404 user_not_found',
  ],
  [
    'to sign up for an existing account',
    async () => ({ type: 'signup', email: await newUser(), password: PASSWORD }),
    '422 email_exists',
  ],
  [
    'to sign up with a weak password',
    async () => ({ type: 'signup', email: newEmail(), password: 'short' }),
    '422 weak_password',
  ],
  [
    'to sign up without a password',
    async () => ({ type: 'signup', email: newEmail(), password: '' }),
    '400 validation_failed',
  ],
  [
    'for a malformed address',
    async () => ({ type: 'invite', email: 'xx:;x@x.x' }),
    '400 validation_failed',
  ],
  [
    'for a taken address',
    async () => ({ type: 'email_change_new', email: await newUser(), newEmail: await newUser() }),
    '422 email_exists',
  ],
  [
    'for an address that the product rejects',
    async () => ({ type: 'invite', email: `unwelcome-${newEmail()}` }),
    '422 validation_failed',
  ],
])('a link %s is rejected', async (_case, params, refusal) => {
  const { error } = await admin.generateLink(await params());
  expect(`${error?.status ?? ''} ${error?.code ?? ''}`).toBe(refusal);
});

test('an unknown kind of link is rejected, and a link to another origin leads to the site', async () => {
  const headers = { authorization: `Bearer ${auth.service.serviceKey}` };
  const place = `${auth.url}/auth/v1/admin/generate_link`;
  const body = JSON.stringify({ type: 'phone_change', email: newEmail() });
  const response = await fetch(place, { method: 'POST', headers, body });
  expect(await response.json()).toMatchObject({
    msg: 'Invalid email action link type requested: phone_change',
  });
  const options = { redirectTo: 'https://elsewhere.example.test/' };
  const { properties } = await link({ type: 'magiclink', email: await newUser(), options });
  expect(properties?.redirect_to).toBe(SITE_URL);
});
