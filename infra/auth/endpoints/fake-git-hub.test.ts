import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { isLoopback } from '../../loopback.ts';
import { codeOf, follow, goToGitHub } from '../testing/git-hub-redirects.ts';
import { SITE_URL, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

let database: TestDatabase;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url, { github: 'fake', isAutoconfirmed: false });
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

const INVENTED = {
  choice: 'invented',
  login: 'wire-reader',
  name: 'Wire Reader',
  email: 'Wire@example.test',
  verified: 'yes',
};

function submit(
  page: URL,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: page.origin },
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(page, { method: 'POST', redirect: 'manual', body, headers });
}

/** Submits the page's form. Returns the URL that the browser is redirected to. */
async function decide(page: URL, fields: Record<string, string>): Promise<URL> {
  const headers = { origin: page.origin };
  const body = new URLSearchParams(fields);
  return follow(await follow(page, { method: 'POST', body, headers }));
}

test('an invented account signs in with the attributes that GitHub would send, and stays the same user', async () => {
  const ids = [];
  for (const name of ['Wire Reader', '']) {
    const client = auth.client('pkce');
    const target = await decide(await goToGitHub(client), { ...INVENTED, name });
    expect(target.origin).toBe(SITE_URL);
    const code = codeOf(target);
    const { data } = await client.auth.exchangeCodeForSession(code);
    expect(data.user).toMatchObject({
      email: 'wire@example.test',
      app_metadata: { provider: 'github' },
      user_metadata: { user_name: 'wire-reader', email_verified: true },
    });
    expect(data.session?.provider_token).toMatch(/^fake-/);
    ids.push(data.user?.id);
  }
  expect(ids[0]).toBe(ids[1]);
});

test('a sample account signs in with one click; an unverified email address must be confirmed first', async () => {
  const page = await goToGitHub(auth.client());
  const { hash } = await decide(page, { choice: 'octet' });
  expect(hash).toContain('access_token');
  const other = await goToGitHub(auth.client());
  const { searchParams } = await decide(other, { choice: 'half-open' });
  expect(searchParams.get('error_code')).toBe('provider_email_needs_verification');
});

test('canceling returns access_denied', async () => {
  const page = await goToGitHub(auth.client('pkce'), `${SITE_URL}/login`);
  const target = await decide(page, { ...INVENTED, choice: 'cancel' });
  expect(target.pathname).toBe('/login');
  expect(target.searchParams.get('error')).toBe('access_denied');
});

test('the page says that it is a simulation, and escapes what it was given', async () => {
  const page = await goToGitHub(auth.client());
  const response = await fetch(page);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain('This is not GitHub.');
  expect(text).toContain(`You will return to ${SITE_URL}.`);
  const markup = `"'><script>alert(1)</script>`;
  const refused = await submit(page, { ...INVENTED, login: markup, email: markup });
  const shown = await refused.text();
  const odd = await fetch(page, {
    method: 'POST',
    body: '[]',
    headers: { origin: page.origin },
  });
  expect(odd.status).toBe(400);
  expect(refused.status).toBe(400);
  expect(shown).toContain('A login has 1 to 39 letters');
  expect(shown).toContain('Enter an email address');
  expect(shown).not.toContain('<script');
  expect(shown).toContain('value="Wire Reader"');
});

test('the page runs no scripts, cannot be framed, and may submit its form only to itself and the site', async () => {
  const page = await goToGitHub(auth.client());
  const { headers } = await fetch(page);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${SITE_URL};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a request from another origin, or from an unknown one, is rejected', async () => {
  const page = await goToGitHub(auth.client());
  expect((await submit(page, INVENTED, {})).status).toBe(403);
  for (const origin of ['https://elsewhere.test', 'null']) {
    const response = await submit(page, INVENTED, { origin });
    expect(response.status).toBe(403);
  }
  expect((await submit(page, INVENTED, { origin: page.origin })).status).toBe(303);
});

test('a sign-in that is not in progress must be started again', async () => {
  const page = await goToGitHub(auth.client());
  await decide(page, INVENTED);
  for (const response of [await fetch(page), await submit(page, INVENTED)]) {
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Start again.');
  }
});

test('a code works once, and an invented code does not work', async () => {
  const first = await goToGitHub(auth.client());
  const { location = '' } = Object.fromEntries((await submit(first, INVENTED)).headers);
  const back = new URL(location);
  expect((await follow(back)).hash).toContain('access_token');
  const second = await goToGitHub(auth.client());
  back.searchParams.set('state', second.searchParams.get('state') ?? '');
  expect((await follow(back)).searchParams.get('error_code')).toBe('unexpected_failure');
});

test('the fake is unavailable under any host name but the local one', async () => {
  const page = await goToGitHub(auth.client());
  for (const host of ['learn.example.test', `localhost.test:${page.port}`, '10.0.0.1']) {
    const request = get(page, { headers: { host } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(404);
  }
});

test('the fake is unavailable behind a proxy', async () => {
  const page = await goToGitHub(auth.client());
  for (const name of ['x-forwarded-for', 'true-client-ip', 'a-header-of-a-proxy']) {
    expect((await fetch(page, { headers: { [name]: '203.0.113.9' } })).status).toBe(404);
  }
});

test('the fake does not start at an address that other machines can reach', async () => {
  const publicUrl = 'https://learn.example.test/auth/v1';
  const opening = startTestAuth(database.url, { github: 'fake', publicUrl });
  await expect(opening).rejects.toThrow('other machines can reach learn.example.test');
  expect(['localhost', 'app.localhost', '127.0.0.1', '127.1.2.3', '[::1]'].every(isLoopback)).toBe(
    true,
  );
  const others = ['localhost.test', '127.0.0.1.test', '10.0.0.1', '[::]', '0.0.0.0', ''];
  expect(others.some(isLoopback)).toBe(false);
});

test('the fake does not exist if real GitHub sign-in is configured or GitHub is off', async () => {
  const github = { clientId: 'id', clientSecret: 'secret' };
  for (const options of [{ github }, {}]) {
    const other = await startTestAuth(database.url, options);
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${other.url}/auth/v1/fake-github?state=x`, { method });
      expect(response.status).toBe(404);
    }
    const settings = (await (await fetch(`${other.url}/auth/v1/settings`)).json()) as object;
    expect(settings).toMatchObject({ external: { github: 'github' in options } });
    await other.close();
  }
});
