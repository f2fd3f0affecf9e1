import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { backFrom, follow } from '../testing/git-hub-redirects.ts';
import { SITE_URL, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

let database: TestDatabase;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url, {
    github: { clientId: 'test-client', clientSecret: 'test-secret' },
  });
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

async function authorize(query: Record<string, string>, at = auth): Promise<Response> {
  const parameters = new URLSearchParams({ provider: 'github', ...query }).toString();
  return fetch(`${at.url}/auth/v1/authorize?${parameters}`, { redirect: 'manual' });
}

test('the browser is redirected to GitHub with the parameters that GitHub needs', async () => {
  const response = await authorize({ scopes: 'read:org,gist', login: 'octet', prompt: 'consent' });
  expect(response.status).toBe(302);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const target = new URL(response.headers.get('location') ?? '');
  expect(target.origin + target.pathname).toBe('https://github.com/login/oauth/authorize');
  const { state, ...parameters } = Object.fromEntries(target.searchParams);
  expect(state).toMatch(/^[0-9a-f-]{36}$/);
  expect(parameters).toEqual({
    client_id: 'test-client',
    login: 'octet',
    prompt: 'consent',
    redirect_uri: `${auth.url}/auth/v1/callback`,
    response_type: 'code',
    scope: 'user:email read:org gist',
  });
});

test('a page cannot override the client or the callback URL', async () => {
  const response = await authorize({
    client_id: 'other',
    redirect_uri: 'https://elsewhere.test',
    state: 'known',
    response_type: 'token',
    apikey: 'key',
  });
  const { searchParams } = new URL(response.headers.get('location') ?? '');
  expect(searchParams.getAll('client_id')).toEqual(['test-client']);
  expect(searchParams.getAll('redirect_uri')).toEqual([`${auth.url}/auth/v1/callback`]);
  expect(searchParams.getAll('response_type')).toEqual(['code']);
  expect(searchParams.getAll('state')).not.toContain('known');
  expect(searchParams.has('apikey')).toBe(false);
});

test('a sign-in never ends on another site', async () => {
  const response = await authorize({ redirect_to: 'https://elsewhere.test/dashboard' });
  const page = new URL(response.headers.get('location') ?? '');
  const target = await follow(backFrom(page, { error: 'access_denied' }));
  expect(target.origin).toBe(SITE_URL);
});

test.each([
  ['google', 'provider is not enabled'],
  ['Nobody', 'Provider nobody could not be found'],
  ['', 'Provider  could not be found'],
])('the provider "%s" is rejected with GoTrue’s message', async (provider, reason) => {
  const response = await authorize({ provider });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error_code: 'validation_failed',
    msg: `Unsupported provider: ${reason}`,
  });
});

test.each([
  [{ code_challenge: 'x'.repeat(43) }],
  [{ code_challenge_method: 's256' }],
  [{ code_challenge: 'x', code_challenge_method: 's256' }],
])('an incomplete proof key is rejected: %j', async (query) => {
  const response = await authorize(query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
});

test.each([
  [{ clientId: '', clientSecret: 'secret' }, 'missing OAuth client ID'],
  [{ clientId: 'id', clientSecret: '' }, 'missing OAuth secret'],
])(
  'an incomplete GitHub configuration is reported with the missing part: %j',
  async (github, reason) => {
    const partial = await startTestAuth(database.url, { github });
    const response = await authorize({}, partial);
    expect(await response.json()).toMatchObject({ msg: `Unsupported provider: ${reason}` });
    await partial.close();
  },
);
