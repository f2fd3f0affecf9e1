import type { User } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  backFrom,
  codeOf,
  returnFromGitHub,
  follow,
  goToGitHub,
  subjectOf,
} from '../testing/git-hub-redirects.ts';
import { newGitHubAccount, startGitHub, type TestGitHub } from '../testing/start-git-hub.ts';
import { newEmail, SITE_URL, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

let database: TestDatabase;
let gitHub: TestGitHub;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  gitHub = await startGitHub();
  const github = gitHub.registration;
  auth = await startTestAuth(database.url, { github, isAutoconfirmed: false });
});
afterAll(async () => {
  await auth.close();
  await gitHub.close();
  await database.drop();
});

test('a browser with the right proof key is signed in and receives GitHub’s token', async () => {
  const client = auth.client('pkce');
  const account = newGitHubAccount(newEmail());
  const target = await returnFromGitHub(client, gitHub, account);
  expect(target.origin).toBe(SITE_URL);
  expect([...target.searchParams.keys()]).toEqual(['code']);
  expect(target.hash).toBe('');
  const code = codeOf(target);
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.session?.provider_token).toMatch(/^gho_/);
  const claims = await client.auth.getClaims();
  expect(claims.data?.claims.amr).toMatchObject([{ method: 'oauth' }]);
  const again = await client.auth.getUser();
  expect(again.data.user?.id).toBe(data.user?.id);
});

test('the user has the attributes that GoTrue sets, and only the primary email address', async () => {
  const client = auth.client();
  const email = newEmail();
  const account = newGitHubAccount(email.toUpperCase());
  const fragment = new URLSearchParams(
    (await returnFromGitHub(client, gitHub, account)).hash.slice(1),
  );
  const { data } = await client.auth.getUser(fragment.get('access_token') ?? '');
  const user = data.user as User;
  const id = String(account.id);
  const described = {
    iss: `${gitHub.registration.url ?? ''}/api/v3`,
    sub: id,
    provider_id: id,
    user_name: account.login,
    preferred_username: account.login,
    name: 'Sample Learner',
    full_name: 'Sample Learner',
    avatar_url: account.avatar_url,
    email,
    email_verified: true,
    phone_verified: false,
  };
  expect(user.user_metadata).toEqual(described);
  expect(user.app_metadata).toEqual({ provider: 'github', providers: ['github'] });
  expect(user).toMatchObject({ email, identities: [{ provider: 'github', id, email }] });
  expect(user.identities?.[0]?.identity_data).toEqual(described);
  expect(user.email_confirmed_at).toBeDefined();
});

test('the implicit flow returns the whole session in the fragment', async () => {
  const client = auth.client();
  const target = await returnFromGitHub(client, gitHub, newGitHubAccount(newEmail()));
  expect(target.search).toBe('');
  const fragment = Object.fromEntries(new URLSearchParams(target.hash.slice(1)));
  expect(Object.keys(fragment).toSorted()).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'provider_token',
    'refresh_token',
    'token_type',
  ]);
  const { access_token = '', refresh_token = '' } = fragment;
  const { data } = await client.auth.setSession({ access_token, refresh_token });
  expect(data.user?.app_metadata.provider).toBe('github');
  expect((await client.auth.refreshSession()).error).toBeNull();
});

test('a returning user stays the same user after changing their name on GitHub', async () => {
  const first = newGitHubAccount(newEmail());
  const renamed = { ...first, login: 'renamed', name: null };
  const users = [];
  for (const account of [first, renamed]) {
    const client = auth.client('pkce');
    const code = codeOf(await returnFromGitHub(client, gitHub, account));
    users.push((await client.auth.exchangeCodeForSession(code)).data.user);
  }
  expect(users[1]?.id).toBe(users[0]?.id);
  expect(users[1]?.user_metadata['user_name']).toBe('renamed');
  expect(users[1]?.identities).toHaveLength(1);
});

test('of two concurrent callbacks with one state, only one signs in', async () => {
  const account = newGitHubAccount(newEmail());
  const page = await goToGitHub(auth.client());
  const landed = await Promise.all(
    [1, 2, 3].map(() => follow(backFrom(page, { code: gitHub.consent(account) }))),
  );
  expect(landed.filter(({ hash }) => hash.includes('access_token'))).toHaveLength(1);
});

test('two concurrent first sign-ins create one user', async () => {
  const account = newGitHubAccount(newEmail());
  const landed = await Promise.all(
    [1, 2, 3].map(() => returnFromGitHub(auth.client(), gitHub, account)),
  );
  const users = landed.map(subjectOf);
  expect(new Set(users).size).toBe(1);
  expect(users[0]).not.toBeNull();
});

test('a provider may also return the browser with a form post', async () => {
  const page = await goToGitHub(auth.client('pkce'));
  const code = gitHub.consent(newGitHubAccount(newEmail()));
  const { searchParams, origin, pathname } = backFrom(page, { code });
  const target = await follow(origin + pathname, { method: 'POST', body: searchParams });
  expect(codeOf(target)).not.toBe('');
});
