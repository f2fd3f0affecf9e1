// cspell:ignore datname
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  backFrom,
  codeOf,
  returnFromGitHub,
  follow,
  goToGitHub,
} from '../testing/git-hub-redirects.ts';
import {
  newGitHubAccount,
  startGitHub,
  type GitHubAccount,
  type TestGitHub,
} from '../testing/start-git-hub.ts';
import {
  newEmail,
  PASSWORD,
  startTestAuth,
  type TestAuth,
  type TestClient,
} from '../testing/start-test-auth.ts';
import { eventually } from '../../../tests/support/eventually.ts';

let database: TestDatabase;
let sql: postgres.Sql;
let gitHub: TestGitHub;
let auth: TestAuth;
let email: string;
let client: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 2 });
  gitHub = await startGitHub();
  auth = await startTestAuth(database.url, {
    github: gitHub.registration,
    isManualLinkingEnabled: true,
    isAnonymousSignInEnabled: true,
  });
});
afterAll(async () => {
  await auth.close();
  await gitHub.close();
  await sql.end();
  await database.drop();
});
beforeEach(async () => {
  email = newEmail();
  client = await signUp('pkce');
});

async function signUp(flowType: 'implicit' | 'pkce'): Promise<TestClient> {
  const fresh = auth.client(flowType);
  await fresh.auth.signUp({ email, password: PASSWORD });
  return fresh;
}

/** Requests a link and consents at GitHub. Returns the URL that the browser is redirected to. */
async function link(from: TestClient, account: GitHubAccount): Promise<URL> {
  const { data, error } = await from.auth.linkIdentity({
    provider: 'github',
    options: { skipBrowserRedirect: true },
  });
  expect(error).toBeNull();
  const page = new URL(data.url ?? '');
  return follow(backFrom(page, { code: gitHub.consent(account) }));
}

async function providersOf(from: TestClient): Promise<string[]> {
  const { data } = await from.auth.getUserIdentities();
  return (data?.identities ?? []).map(({ provider }) => provider);
}

async function unlink(from: TestClient, provider: string): Promise<string | undefined> {
  const { data } = await from.auth.getUserIdentities();
  const identity = data?.identities.find((one) => one.provider === provider);
  if (identity === undefined) throw new Error(`There is no identity by ${provider}.`);
  return (await from.auth.unlinkIdentity(identity)).error?.code;
}

test('an account with any email address is linked once the same browser proves itself', async () => {
  const account = newGitHubAccount(newEmail(), false);
  const target = await link(client, account);
  expect(await providersOf(client)).toEqual(['email']);
  const code = codeOf(target);
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.session?.provider_token).toMatch(/^gho_/);
  expect(data.user).toMatchObject({ email, app_metadata: { providers: ['email', 'github'] } });
  expect(data.user?.user_metadata).not.toHaveProperty('user_name');
  expect(await providersOf(client)).toEqual(['email', 'github']);
  const page = (await returnFromGitHub(auth.client(), gitHub, account)).hash;
  expect(page).toContain('access_token');
});

test('a GitHub account cannot be linked with the consent of another user', async () => {
  const target = await link(client, newGitHubAccount(newEmail()));
  const victim = auth.client('pkce');
  await goToGitHub(victim);
  const code = codeOf(target);
  const { error } = await victim.auth.exchangeCodeForSession(code);
  expect(error?.code).toBe('bad_code_verifier');
  expect(await providersOf(client)).toEqual(['email']);
});

test('the implicit flow links before it redirects', async () => {
  email = newEmail();
  const implicit = await signUp('implicit');
  const target = await link(implicit, newGitHubAccount(newEmail()));
  expect(target.hash).toContain('access_token');
  expect(await providersOf(implicit)).toEqual(['email', 'github']);
});

test('a GitHub account that is already linked cannot be linked again, to its own account or to another', async () => {
  const account = newGitHubAccount(newEmail());
  const code = codeOf(await link(client, account));
  await client.auth.exchangeCodeForSession(code);
  const again = await link(client, account);
  expect(again.searchParams.get('error_code')).toBe('identity_already_exists');
  expect(again.searchParams.get('error_description')).toBe('Identity is already linked');
  email = newEmail();
  for (const flowType of ['implicit', 'pkce'] as const) {
    const other = await link(await signUp(flowType), account);
    expect(other.searchParams.get('error_description')).toBe(
      'Identity is already linked to another user',
    );
    email = newEmail();
  }
});

test('if the current password is required elsewhere, a link needs a sign-in within ten minutes', async () => {
  const strict = await startTestAuth(database.url, {
    github: gitHub.registration,
    isManualLinkingEnabled: true,
    isCurrentPasswordRequired: true,
  });
  onTestFinished(() => strict.close());
  const owner = strict.client('pkce');
  const { data } = await owner.auth.signUp({ email: newEmail(), password: PASSWORD });
  const ask = () =>
    owner.auth.linkIdentity({ provider: 'github', options: { skipBrowserRedirect: true } });
  expect((await ask()).error).toBeNull();
  await sql`
    update auth.sessions set created_at = created_at - interval '11 minutes'
    where user_id = ${data.user?.id ?? ''}`;
  expect((await ask()).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
});

test('a link requested in a session that has since ended is not made', async () => {
  const waiting = await client.auth.linkIdentity({
    provider: 'github',
    options: { skipBrowserRedirect: true },
  });
  const landed = await link(client, newGitHubAccount(newEmail()));
  const { data } = await client.auth.getSession();
  await client.auth.signOut();
  const page = new URL(waiting.data.url ?? '');
  const code = gitHub.consent(newGitHubAccount(newEmail()));
  const target = await follow(backFrom(page, { code }));
  expect(target.searchParams.get('error_code')).toBe('bad_oauth_state');
  const flow = codeOf(landed);
  const left =
    await sql`select from auth.flow_state where user_id = ${data.session?.user.id ?? ''}`;
  expect(flow).not.toBe('');
  expect(left).toHaveLength(0);
});

test('an identity can be unlinked, except the last one', async () => {
  expect(await unlink(client, 'email')).toBe('single_identity_not_deletable');
  const account = newGitHubAccount(email);
  const code = codeOf(await link(client, account));
  await client.auth.exchangeCodeForSession(code);
  expect(await unlink(client, 'email')).toBeUndefined();
  expect(await providersOf(client)).toEqual(['github']);
  const { error } = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error?.code).toBe('invalid_credentials');
  expect(await unlink(client, 'github')).toBe('single_identity_not_deletable');
  expect((await client.auth.getUser()).data.user?.app_metadata).toEqual({
    provider: 'github',
    providers: ['github'],
  });
});

test('unlinking the email identity moves the account to the remaining address, unless it is taken', async () => {
  const other = newEmail();
  const code = codeOf(await link(client, newGitHubAccount(other)));
  await client.auth.exchangeCodeForSession(code);
  await auth.client().auth.signUp({ email: other, password: PASSWORD });
  expect(await unlink(client, 'email')).toBe('email_conflict_identity_not_deletable');
  expect(await providersOf(client)).toEqual(['email', 'github']);
  await sql`update auth.users set email = ${newEmail()} where email = ${other}`;
  expect(await unlink(client, 'email')).toBeUndefined();
  expect((await client.auth.getUser()).data.user?.email).toBe(other);
});

test('unlinking two identities concurrently leaves one', async () => {
  const code = codeOf(await link(client, newGitHubAccount(email)));
  await client.auth.exchangeCodeForSession(code);
  const { session } = (await client.auth.getSession()).data;
  const { data } = await client.auth.getUserIdentities();
  const headers = { authorization: `Bearer ${session?.access_token ?? ''}` };
  // Neither can continue until both have started.
  const attempts = await sql.begin(async (holder) => {
    await holder`select from auth.users where email = ${email} for update`;
    const sent = (data?.identities ?? []).map(({ identity_id: id }) =>
      fetch(`${auth.url}/auth/v1/user/identities/${id}`, { method: 'DELETE', headers }),
    );
    await eventually(async () => {
      const waiting = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(2);
    });
    return { sent };
  });
  const codes = (await Promise.all(attempts.sent)).map(({ headers }) =>
    headers.get('x-sb-error-code'),
  );
  expect(codes.toSorted()).toEqual([null, 'single_identity_not_deletable']);
  expect(await providersOf(client)).toHaveLength(1);
});

test('an anonymous user becomes permanent with a verified email address that is not taken', async () => {
  const anonymous = auth.client('pkce');
  const { data } = await anonymous.auth.signInAnonymously();
  const exchange = async (account: GitHubAccount): Promise<string | undefined> => {
    const code = codeOf(await link(anonymous, account));
    return (await anonymous.auth.exchangeCodeForSession(code)).error?.code;
  };
  expect(await exchange(newGitHubAccount(newEmail(), false))).toBe('email_not_confirmed');
  expect(await exchange(newGitHubAccount(email))).toBe('email_exists');
  const own = newEmail();
  expect(await exchange(newGitHubAccount(own))).toBeUndefined();
  const { user } = (await anonymous.auth.getUser()).data;
  expect(user).toMatchObject({ id: data.user?.id, email: own, is_anonymous: false });
});

test('an identity of another user, or one that does not exist, cannot be unlinked', async () => {
  const code = codeOf(await link(client, newGitHubAccount(newEmail())));
  await client.auth.exchangeCodeForSession(code);
  const { data } = await client.auth.getUserIdentities();
  const [identity] = data?.identities ?? [];
  if (identity === undefined) throw new Error('The user has no identity.');
  const attempt = async (identity_id: string, from = client): Promise<string | undefined> =>
    (await from.auth.unlinkIdentity({ ...identity, identity_id })).error?.code;
  expect(await attempt(crypto.randomUUID())).toBe('identity_not_found');
  expect(await attempt('x')).toBe('validation_failed');
  email = newEmail();
  const other = await signUp('pkce');
  const own = codeOf(await link(other, newGitHubAccount(newEmail())));
  await other.auth.exchangeCodeForSession(own);
  expect(await attempt(identity.identity_id, other)).toBe('identity_not_found');
  const response = await fetch(`${auth.url}/auth/v1/user/identities/${identity.identity_id}`, {
    method: 'DELETE',
  });
  expect(response.status).toBe(401);
});

test('if linking is disabled, requests are rejected with GoTrue’s message', async () => {
  const strict = await startTestAuth(database.url, { github: gitHub.registration });
  const other = strict.client();
  await other.auth.signUp({ email: newEmail(), password: PASSWORD });
  const { error } = await other.auth.linkIdentity({ provider: 'github' });
  expect(error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
  expect(await unlink(other, 'email')).toBe('manual_linking_disabled');
  await strict.close();
});
