import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  backFrom,
  codeOf,
  returnFromGitHub,
  follow,
  goToGitHub,
  reasonOf,
  subjectOf,
  navigate,
} from '../testing/git-hub-redirects.ts';
import { newGitHubAccount, startGitHub, type TestGitHub } from '../testing/start-git-hub.ts';
import { newEmail, SITE_URL, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

let database: TestDatabase;
let sql: postgres.Sql;
let gitHub: TestGitHub;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 1 });
  gitHub = await startGitHub();
  auth = await startTestAuth(database.url, {
    github: gitHub.registration,
    isAutoconfirmed: false,
    beforeUserCreated: ({ email }) =>
      Promise.resolve(email.endsWith('@refused.test') ? 'This address is refused.' : null),
  });
});
afterAll(async () => {
  await auth.close();
  await gitHub.close();
  await sql.end();
  await database.drop();
});

test('a state and a code work only once', async () => {
  const client = auth.client('pkce');
  const account = newGitHubAccount(newEmail());
  const page = await goToGitHub(client);
  const back = backFrom(page, { code: gitHub.consent(account) });
  const code = codeOf(await follow(back));
  expect(reasonOf(await follow(back))).toMatchObject({ error_code: 'flow_state_already_used' });
  const fresh = backFrom(await goToGitHub(auth.client('pkce')), {
    code: codeOf(back),
  });
  expect(reasonOf(await follow(fresh))).toMatchObject({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Unable to exchange external code',
  });
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  expect((await exchange(code)).error_code).toBe('flow_state_not_found');
});

test('an unknown, expired or missing state redirects to the site with the reason', async () => {
  const page = await goToGitHub(auth.client('pkce'));
  await sql`update auth.oauth_states set created_at = created_at - interval '601 seconds'`;
  const expired = await follow(backFrom(page, { code: 'any' }));
  expect(expired.origin).toBe(SITE_URL);
  expect(reasonOf(expired)).toMatchObject({
    error: 'invalid_request',
    error_code: 'bad_oauth_state',
  });
  page.searchParams.set('state', crypto.randomUUID());
  const unknown = reasonOf(await follow(backFrom(page, { code: 'any' })));
  expect(unknown['error_code']).toBe('bad_oauth_state');
  const missing = reasonOf(await follow(`${auth.url}/auth/v1/callback?code=any`));
  expect(missing['error_code']).toBe('bad_oauth_callback');
  const odd = await follow(`${auth.url}/auth/v1/callback`, { method: 'POST', body: '[]' });
  expect(reasonOf(odd)['error_code']).toBe('bad_oauth_callback');
});

test('a code that was issued too long ago has expired', async () => {
  const client = auth.client('pkce');
  const target = await returnFromGitHub(client, gitHub, newGitHubAccount(newEmail()));
  await sql`update auth.flow_state set created_at = created_at - interval '301 seconds'`;
  const { error } = await client.auth.exchangeCodeForSession(codeOf(target));
  expect(error).toMatchObject({ code: 'flow_state_expired' });
});

test('a user who declines at GitHub is sent back with GitHub’s message', async () => {
  const page = await goToGitHub(auth.client('pkce'), `${SITE_URL}/login`);
  const error_description = 'The user has denied your application access.';
  const refused = { error: 'access_denied', error_description };
  const target = await follow(backFrom(page, refused));
  expect(target.pathname).toBe('/login');
  expect(reasonOf(target)).toEqual(refused);
  expect(Object.fromEntries(new URLSearchParams(target.hash.slice(1)))).toEqual(refused);
});

const EXCHANGE = 'Unable to exchange external code';
const PROFILE = 'Error getting user profile from external provider';
const EMAIL = 'Error getting user email from external provider';

test.each([
  { path: '/login/oauth/access_token', status: 500, body: '{}', description: EXCHANGE },
  { path: '/login/oauth/access_token', status: 200, body: 'gho_secret', description: EXCHANGE },
  { path: '/api/v3/user', status: 503, body: '{}', description: PROFILE },
  { path: '/api/v3/user', status: 200, body: '{"id":"x"}', description: PROFILE },
  { path: '/api/v3/user/emails', status: 403, body: '{}', description: PROFILE },
  { path: '/api/v3/user/emails', status: 200, body: '[]', description: EMAIL },
])('when $path answers $status $body, the site receives the error', async (answer) => {
  gitHub.answerOnce(answer.path, answer);
  const target = await returnFromGitHub(auth.client(), gitHub, newGitHubAccount(newEmail()));
  expect(reasonOf(target)).toEqual({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: answer.description,
  });
});

test('no user is created for an email address that the product rejects', async () => {
  const email = `learner-${crypto.randomUUID()}@refused.test`;
  const target = await returnFromGitHub(auth.client(), gitHub, newGitHubAccount(email));
  expect(reasonOf(target)).toMatchObject({ error_description: 'This address is refused.' });
  expect(await sql`select from auth.users where email = ${email}`).toHaveLength(0);
});

test('without a proof key, only the browser that started a sign-in can finish it', async () => {
  const begin = `${auth.url}/auth/v1/authorize?provider=github`;
  const begun = await navigate(begin);
  expect(begun.cookie).toMatch(/; Path=\/auth\/v1; .*HttpOnly; SameSite=Lax$/);
  const code = gitHub.consent(newGitHubAccount(newEmail()));
  const stolen = await navigate(backFrom(begun.target, { code }));
  expect(reasonOf(stolen.target)['error_code']).toBe('bad_oauth_state');
  // An older browser doesn't say that it navigates.
  const unsaid = await follow(backFrom((await navigate(begin)).target, { code }));
  expect(reasonOf(unsaid)['error_code']).toBe('bad_oauth_state');
  const again = await navigate(begin);
  const [own = ''] = again.cookie.split(';');
  const finished = await navigate(backFrom(again.target, { code }), { cookie: `other=1; ${own}` });
  expect(subjectOf(finished.target)).not.toBeNull();
});

test('no code, token, state or address is logged or stored in plain text', async () => {
  const client = auth.client('pkce');
  const email = newEmail();
  const target = await returnFromGitHub(client, gitHub, newGitHubAccount(email));
  const code = codeOf(target);
  const rows = await sql`select * from auth.flow_state`;
  const states = await sql`select * from auth.oauth_states`;
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify([rows, states])).not.toMatch(new RegExp(`gho_|${code}`));
  const { data } = await client.auth.exchangeCodeForSession(code);
  expect(data.session?.provider_token).toMatch(/^gho_/);
  expect(auth.logged.join()).toContain('auth_provider_failed');
  expect(auth.logged.join()).not.toMatch(/gho_|example\.test|test-secret/);
});

async function exchange(code: string): Promise<{ error_code?: unknown }> {
  const body = JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(43) });
  const url = `${auth.url}/auth/v1/token?grant_type=pkce`;
  return (await (await fetch(url, { method: 'POST', body })).json()) as { error_code?: unknown };
}
