import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { kindsOfMails, lastMail, openLink } from '../testing/read-mails.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

let database: TestDatabase;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url, {
    passwordError: (password) => (/\d/.test(password) ? null : 'Password needs a number.'),
    beforeUserCreated: ({ email, metadata }) => {
      const isTaken = metadata.username === 'taken';
      if (isTaken) return Promise.resolve('The username "taken" is taken.');
      const isDisposable = email.endsWith('@disposable.test');
      return Promise.resolve(isDisposable ? 'Disposable addresses are not allowed.' : null);
    },
  });
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

test('signing up returns a session and a user with the metadata, and the email confirms the address', async () => {
  const email = newEmail();
  const client = auth.client();
  const { data, error } = await client.auth.signUp({
    email: email.toUpperCase(),
    password: PASSWORD,
    options: { data: { username: 'ada', email_verified: 'claimed' } },
  });
  expect(error).toBeNull();
  expect(data.session?.token_type).toBe('bearer');
  expect(data.user).toMatchObject({
    email,
    role: 'authenticated',
    user_metadata: { username: 'ada', email, email_verified: false },
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email', identity_data: { email } }],
    is_anonymous: false,
  });
  expect(data.user?.email_confirmed_at).toBeUndefined();
  expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id);
  expect(kindsOfMails(auth, email)).toEqual(['signup']);
  await openLink(lastMail(auth, email).link);
  const confirmed = await client.auth.getUser();
  expect(confirmed.data.user?.email_confirmed_at).toBeDefined();
  expect(confirmed.data.user?.user_metadata['email_verified']).toBe(true);
});

test('a second account for an email address is rejected in any spelling', async () => {
  const email = newEmail();
  await auth.client().auth.signUp({ email, password: PASSWORD });
  const { error } = await auth.client().auth.signUp({
    email: email.toUpperCase(),
    password: PASSWORD,
  });
  expect(error).toMatchObject({ status: 422, code: 'user_already_exists' });
});

test('of many concurrent sign-ups for one email address, one gets the account', async () => {
  const email = newEmail();
  const attempts = Array.from({ length: 8 }, () =>
    auth.client().auth.signUp({ email, password: PASSWORD }),
  );
  const codes = (await Promise.all(attempts)).map(({ error }) => error?.code ?? 'created');
  expect(codes.toSorted()).toEqual(['created', ...Array<string>(7).fill('user_already_exists')]);
});

test.each([
  ['a short password', { password: 'short-1' }, [422, 'weak_password']],
  ['a password that breaks the product’s rule', { password: 'no-digits' }, [422, 'weak_password']],
  ['a password of 257 characters', { password: '1'.repeat(257) }, [400, 'validation_failed']],
  ['an address without an at sign', { email: 'nobody' }, [400, 'validation_failed']],
  [
    'an address that is too long',
    { email: `${'a'.repeat(300)}@b.test` },
    [400, 'validation_failed'],
  ],
  [
    'an address that the product refuses',
    { email: 'a@disposable.test' },
    [422, 'validation_failed'],
  ],
])('%s is rejected', async (_case, fields, [status, code]) => {
  const application = { email: newEmail(), password: PASSWORD, ...fields };
  const { error } = await auth.client().auth.signUp(application);
  expect(error).toMatchObject({ status, code });
});

test('a weak password is rejected with GoTrue’s reasons', async () => {
  const short = await auth.client().auth.signUp({ email: newEmail(), password: 'a1' });
  expect(short.error).toMatchObject({
    message: 'Password should be at least 8 characters.',
    reasons: ['length'],
  });
  const plain = await auth.client().auth.signUp({ email: newEmail(), password: 'no-digits-here' });
  expect(plain.error).toMatchObject({
    message: 'Password needs a number.',
    reasons: ['characters'],
  });
});

test('a sign-up that the product rejects gets its message and leaves no account', async () => {
  const email = newEmail();
  const data = { username: 'taken' };
  const { error } = await auth
    .client()
    .auth.signUp({ email, password: PASSWORD, options: { data } });
  expect(error).toMatchObject({ status: 422, message: 'The username "taken" is taken.' });
  const again = await auth.client().auth.signUp({ email, password: PASSWORD });
  expect(again.error).toBeNull();
});

test('metadata that does not fit into a token is rejected', async () => {
  const data = { biography: 'x'.repeat(10_000) };
  const { error } = await auth
    .client()
    .auth.signUp({ email: newEmail(), password: PASSWORD, options: { data } });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
});

test('metadata nested thousands of levels deep is stored or rejected without a server error', async () => {
  const nested = `${'['.repeat(2_900)}${']'.repeat(2_900)}`;
  const response = await fetch(`${auth.url}/auth/v1/signup`, {
    method: 'POST',
    body: `{"email":"${newEmail()}","password":"${PASSWORD}","data":{"nested":${nested}}}`,
  });
  expect(response.status).toBeLessThan(500);
});

test('sign-up fails if it is disabled', async () => {
  const closed = await startTestAuth(database.url, { isSignupDisabled: true });
  const { error } = await closed.client().auth.signUp({ email: newEmail(), password: PASSWORD });
  expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
  await closed.close();
});

test('anonymous sign-up fails unless it is allowed', async () => {
  const refused = await auth.client().auth.signInAnonymously();
  expect(refused.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  const open = await startTestAuth(database.url, { isAnonymousSignInEnabled: true });
  const { data } = await open.client().auth.signInAnonymously({ options: { data: { a: 1 } } });
  expect(data.user).toMatchObject({ is_anonymous: true, identities: [], user_metadata: { a: 1 } });
  await open.close();
});
