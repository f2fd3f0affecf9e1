// cspell:ignore plpgsql
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { returnFromGitHub } from './testing/git-hub-redirects.ts';
import { newGitHubAccount, startGitHub, type TestGitHub } from './testing/start-git-hub.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from './testing/start-test-auth.ts';

const UNVERIFIED =
  'Unverified email with github. A confirmation email has been sent to your github email';

let database: TestDatabase;
let sql: postgres.Sql;
let gitHub: TestGitHub;
let auth: TestAuth;
let trusting: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 1 });
  gitHub = await startGitHub();
  const github = gitHub.registration;
  auth = await startTestAuth(database.url, { github, isAutoconfirmed: false });
  trusting = await startTestAuth(database.url, { github, isAutoconfirmed: true });
});
afterAll(async () => {
  for (const service of [auth, trusting]) await service.close();
  await gitHub.close();
  await sql.end();
  await database.drop();
});

interface Outcome {
  /** Null if nobody was signed in. */
  id: string | null;
  description: string | null;
}

async function signIn(
  account: ReturnType<typeof newGitHubAccount>,
  service = auth,
): Promise<Outcome> {
  const client = service.client();
  const target = await returnFromGitHub(client, gitHub, account);
  const token = new URLSearchParams(target.hash.slice(1)).get('access_token');
  const user = token === null ? null : (await client.auth.getUser(token)).data.user;
  return { id: user?.id ?? null, description: target.searchParams.get('error_description') };
}

async function findUser(email: string): Promise<Record<string, unknown> | undefined> {
  const [user] = await sql`
    select id, encrypted_password as password, email_confirmed_at is not null as is_confirmed,
      raw_app_meta_data -> 'providers' as providers, raw_user_meta_data as metadata,
      (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions
    from auth.users u where email = ${email}`;
  return user;
}

/** Signs up with a password and a confirmed or unconfirmed address. Returns the user's ID. */
async function register(email: string, isConfirmed: boolean): Promise<string> {
  const options = { data: { username: 'first' } };
  await auth.client().auth.signUp({ email, password: PASSWORD, options });
  const link = auth.mails.findLast(({ to }) => to === email)?.link ?? '';
  if (isConfirmed) await fetch(link, { redirect: 'manual' });
  return String((await findUser(email))?.['id']);
}

test('a verified address links to the confirmed account with that address, which keeps its password', async () => {
  const email = newEmail();
  const id = await register(email, true);
  expect(await signIn(newGitHubAccount(email))).toEqual({ id, description: null });
  const user = await findUser(email);
  expect(user).toMatchObject({ providers: ['email', 'github'], metadata: { username: 'first' } });
  const { data } = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(data.user?.id).toBe(id);
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'github']);
});

test('a verified address replaces an unconfirmed account: its password, sessions, links and metadata are deleted', async () => {
  const email = newEmail();
  const id = await register(email, false);
  const link = auth.mails.findLast(({ to }) => to === email)?.link ?? '';
  await sql`insert into auth.sessions (user_id) values (${id})`;
  expect(await signIn(newGitHubAccount(email))).toEqual({ id, description: null });
  expect(await findUser(email)).toMatchObject({
    password: null,
    is_confirmed: true,
    providers: ['github'],
  });
  expect((await findUser(email))?.['metadata']).not.toHaveProperty('username');
  expect(await sql`select provider from auth.identities where user_id = ${id}`).toEqual([
    { provider: 'github' },
  ]);
  expect(await sql`select from auth.sessions where user_id = ${id}`).toHaveLength(1);
  const { error } = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error?.code).toBe('invalid_credentials');
  const used = await fetch(link, { redirect: 'manual' });
  expect(used.headers.get('location')).toContain('otp_expired');
});

test.each([
  ['confirmed', true],
  ['unconfirmed', false],
])(
  'an unverified address never links to the %s account with that address',
  async (_case, isConfirmed) => {
    const email = newEmail();
    const id = await register(email, isConfirmed);
    const before = await findUser(email);
    const mails = auth.mails.length;
    expect(await signIn(newGitHubAccount(email, false))).toEqual({
      id: null,
      description: UNVERIFIED,
    });
    expect(await findUser(email)).toEqual(before);
    expect(await sql`select provider from auth.identities where user_id = ${id}`).toHaveLength(1);
    expect(auth.mails).toHaveLength(mails);
  },
);

test('a new account with an unverified address must be confirmed by email before the first sign-in', async () => {
  const email = newEmail();
  const account = newGitHubAccount(email, false);
  expect(await signIn(account)).toEqual({ id: null, description: UNVERIFIED });
  expect(await findUser(email)).toMatchObject({ is_confirmed: false, providers: ['github'] });
  expect(await signIn(account)).toEqual({ id: null, description: UNVERIFIED });
  const link = auth.mails.findLast(({ to }) => to === email)?.link ?? '';
  await fetch(link, { redirect: 'manual' });
  const id = String((await findUser(email))?.['id']);
  expect(await signIn(account)).toEqual({ id, description: null });
});

test('an owner who confirms their address by another email gets the account without its GitHub identity', async () => {
  const email = newEmail();
  const account = newGitHubAccount(email, false);
  await signIn(account);
  await auth.client().auth.signInWithOtp({ email });
  const mail = auth.mails.findLast(({ to, kind }) => to === email && kind === 'magiclink');
  await fetch(mail?.link ?? '', { redirect: 'manual' });
  expect(await findUser(email)).toMatchObject({ is_confirmed: true, providers: ['email'] });
  expect(await signIn(account)).toEqual({ id: null, description: UNVERIFIED });
});

test('an unconfirmed account changes to the address that GitHub has verified since', async () => {
  const account = newGitHubAccount(newEmail(), false);
  await signIn(account);
  const email = newEmail();
  const verified = { ...account, emails: newGitHubAccount(email).emails };
  const { id } = await signIn(verified);
  expect(id).not.toBeNull();
  expect(await findUser(email)).toMatchObject({ id, is_confirmed: true });
  const taken = newGitHubAccount(newEmail(), false);
  await signIn(taken);
  const thief = { ...taken, emails: verified.emails };
  expect(await signIn(thief)).toEqual({ id: null, description: UNVERIFIED });
});

test('a verified address that is not the primary one links to nothing', async () => {
  const email = newEmail();
  const known = await register(email, true);
  const account = newGitHubAccount(newEmail());
  account.emails.push({ email, primary: false, verified: true, visibility: null });
  const { id } = await signIn(account);
  expect(id).not.toBeNull();
  expect(id).not.toBe(known);
});

test('a user who changed their address at GitHub keeps their account', async () => {
  const email = newEmail();
  const account = newGitHubAccount(email);
  const { id } = await signIn(account);
  const other = newEmail();
  const owner = await register(other, true);
  const moved = { ...account, emails: newGitHubAccount(other).emails };
  expect(await signIn(moved)).toEqual({ id, description: null });
  expect(await findUser(email)).toMatchObject({ id });
  expect(await findUser(other)).toMatchObject({ id: owner, providers: ['email'] });
});

test('without email confirmation, an unverified address creates an account and still links to none', async () => {
  const email = newEmail();
  const { id } = await signIn(newGitHubAccount(email, false), trusting);
  expect(id).not.toBeNull();
  expect(await findUser(email)).toMatchObject({ id, is_confirmed: false });
  const { data } = await trusting.client().auth.signUp({ email: newEmail(), password: PASSWORD });
  const refused = await signIn(newGitHubAccount(data.user?.email ?? '', false), trusting);
  expect(refused).toEqual({
    id: null,
    description: 'Unverified email with github. Verify the email with github in order to sign in',
  });
});

test('without email confirmation, signing in again keeps what belongs to an unconfirmed account', async () => {
  const email = newEmail();
  const account = newGitHubAccount(email, false);
  const first = await signIn(account, trusting);
  expect(await signIn(account, trusting)).toEqual(first);
  expect(await findUser(email)).toMatchObject({ id: first.id, sessions: 2 });
});

test('a banned user cannot sign in and loses nothing', async () => {
  const email = newEmail();
  const id = await register(email, true);
  await sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${id}`;
  const before = await findUser(email);
  expect(await signIn(newGitHubAccount(email))).toEqual({
    id: null,
    description: 'User is banned',
  });
  expect(await findUser(email)).toEqual(before);
});

test('a concurrent first sign-in and sign-up share one account', async () => {
  const email = newEmail();
  const signingUp = auth.client().auth.signUp({ email, password: PASSWORD });
  const [{ id }] = await Promise.all([signIn(newGitHubAccount(email)), signingUp]);
  expect(await sql`select id from auth.users where email = ${email}`).toEqual([{ id }]);
});

test('if sign-ups are closed, existing accounts can still sign in', async () => {
  const email = newEmail();
  const id = await register(email, true);
  const closed = await startTestAuth(database.url, {
    github: gitHub.registration,
    isSignupDisabled: true,
  });
  const description = 'Signups not allowed for this instance';
  expect(await signIn(newGitHubAccount(newEmail()), closed)).toEqual({ id: null, description });
  expect(await signIn(newGitHubAccount(email), closed)).toEqual({ id, description: null });
  await closed.close();
});

test('a trigger on new users sees the provider at once', async () => {
  await sql.unsafe(`
    create table newcomers (provider text);
    create function note_newcomer() returns trigger language plpgsql as $$
    begin
      insert into public.newcomers values (new.raw_app_meta_data ->> 'provider');
      return null;
    end $$;
    create trigger note_newcomer after insert on auth.users
      for each row execute function note_newcomer();`);
  await signIn(newGitHubAccount(newEmail()));
  expect(await sql`select provider from newcomers`).toEqual([{ provider: 'github' }]);
});
