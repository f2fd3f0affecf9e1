import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

const NAMED = { 'x-supabase-api-version': '2024-01-01' };

let database: TestDatabase;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url);
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

async function request(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${auth.url}/auth/v1${path}`, { redirect: 'manual', ...options });
}

test('a client that sends the current version gets string error codes', async () => {
  const response = await request('/user', { headers: NAMED });
  expect(response.status).toBe(401);
  expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(response.headers.get('x-sb-error-code')).toBe('no_authorization');
  expect(await response.json()).toEqual({
    code: 'no_authorization',
    message: 'This endpoint requires a valid Bearer token',
  });
});

test.each([undefined, '2023-01-01', 'yesterday'])(
  'a client of version %s gets the older error format',
  async (version) => {
    const headers = version === undefined ? {} : { 'x-supabase-api-version': version };
    const response = await request('/user', { headers: { ...headers } });
    expect(response.headers.get('x-supabase-api-version')).toBeNull();
    expect(await response.json()).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    });
  },
);

test('a weak password has its reasons in both formats', async () => {
  const body = JSON.stringify({ email: newEmail(), password: 'short' });
  const named = await request('/signup', { method: 'POST', body, headers: NAMED });
  const unnamed = await request('/signup', { method: 'POST', body });
  const weak_password = { reasons: ['length'] };
  expect(await named.json()).toMatchObject({ code: 'weak_password', weak_password });
  expect(await unnamed.json()).toMatchObject({ error_code: 'weak_password', weak_password });
});

test('an unknown endpoint or method gets the same error format', async () => {
  for (const path of ['/nowhere', '/constructor', '', '/token/']) {
    const response = await request(path, { headers: NAMED });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  }
  const response = await request('/user', { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, PUT');
});

test.each([
  ['/user/identities/authorize', 'GET'],
  ['/admin/users/7', 'GET, PUT, DELETE'],
])(
  '"%s" allows only its own methods, not those of a route with parameters',
  async (path, allowed) => {
    const response = await request(path, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  },
);

test('a path with a missing or an extra segment is not found', async () => {
  for (const path of ['/admin/users/', '/admin/users/7/8', '/admin/users/7/', '/user/identities']) {
    expect((await request(path)).status).toBe(404);
  }
});

test('a HEAD request by a mail scanner does not use up a link', async () => {
  const response = await request('/verify?type=signup&token=none', { method: 'HEAD' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, POST');
});

test('a provider that is not enabled is rejected with GoTrue’s message', async () => {
  const response = await request('/authorize?provider=github');
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'Unsupported provider: provider is not enabled',
  });
});

test('browsers may send requests from any origin', async () => {
  const response = await request('/token', {
    method: 'OPTIONS',
    headers: { origin: 'http://elsewhere.test', 'access-control-request-method': 'POST' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
  const allowed = response.headers.get('access-control-allow-headers')?.split(',');
  const sent = [
    'authorization',
    'apikey',
    'x-client-info',
    'x-supabase-api-version',
    'content-type',
  ];
  expect(allowed).toEqual(expect.arrayContaining(sent));
});

test('browsers may read errors from any origin, too', async () => {
  const response = await request('/user');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-expose-headers')).toContain('x-supabase-api-version');
});

test.each([
  ['no body', ''],
  ['half a body', '{"email":"a@b.test","password":"secret'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number for an address', '{"email":5,"password":"Correct-horse-7"}'],
  ['a string for metadata', '{"email":"a@b.test","password":"Correct-horse-7","data":"x"}'],
  ['a NUL', '{"email":"a@b.test","password":"Correct-horse-7","data":{"x":"\\u0000"}}'],
  ['a NUL in a name', '{"email":"a@b.test","password":"Correct-horse-7","data":{"\\u0000":1}}'],
  [
    'half a surrogate pair',
    '{"email":"a@b.test","password":"Correct-horse-7","data":{"x":"\\ud800"}}',
  ],
  ['a hundred thousand brackets', '['.repeat(100_000)],
])('%s is rejected as bad JSON', async (_case, body) => {
  const response = await request('/signup', { method: 'POST', body });
  expect(response.status).toBe(400);
  const answer = await response.text();
  expect(JSON.parse(answer)).toMatchObject({ error_code: 'bad_json' });
  expect(answer).not.toContain('secret');
});

test('a body that is not UTF-8 is rejected, as JSON and as a form', async () => {
  const email = newEmail();
  const json = JSON.stringify({ email, password: 'Café-horse-7' });
  const form = 'application/x-www-form-urlencoded';
  for (const [body, type] of [
    [Buffer.from(json, 'latin1'), 'application/json'],
    [Buffer.from(`email=${email}&password=Caf\u00e9-horse-7`, 'latin1'), form],
    [Buffer.from(`email=${email}&password=Caf%E9-horse-7`), form],
  ] as const) {
    const headers = { 'content-type': type };
    const response = await request('/signup', { method: 'POST', body, headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'bad_json' });
  }
  const headers = { 'content-type': form.toUpperCase() };
  const body = `email=${email}&password=Caf%C3%A9-horse-7`;
  expect((await request('/signup', { method: 'POST', body, headers })).status).toBe(200);
});

test('a query string that is not properly percent-encoded is rejected', async () => {
  for (const query of ['token=%FF', 'token=%', 'redirect_to=%E0%A4%A']) {
    const response = await request(`/verify?type=signup&${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
  }
});

test('a body over one megabyte is rejected', async () => {
  const body = JSON.stringify({ email: newEmail(), password: 'x'.repeat(1_000_000) });
  const response = await request('/signup', { method: 'POST', body });
  expect(response.status).toBe(413);
});

test('responses with personal data are never cached', async () => {
  const body = JSON.stringify({ email: newEmail(), password: PASSWORD });
  const signedUp = await request('/signup', { method: 'POST', body });
  expect(signedUp.headers.get('cache-control')).toBe('no-store');
  const refused = await request('/user');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['Sec-Purpose', 'Purpose', 'X-Moz'])(
  'a prefetch that the header %s announces does not use up a link',
  async (header) => {
    const headers = { [header]: 'prefetch;prerender' };
    const response = await request('/verify?type=signup&token=none', { headers });
    expect(response.status).toBe(425);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await request('/verify?type=signup&token=none')).status).toBe(303);
  },
);

test('the settings list what is enabled', async () => {
  expect(await (await request('/settings')).json()).toMatchObject({
    external: { email: true, github: false, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: true,
  });
});

test('an internal error is masked, and the log contains no personal data', async () => {
  const other = await createTestDatabase();
  const broken = await startTestAuth(other.url);
  await other.drop();
  expect(await broken.service.isHealthy()).toBe(false);
  const email = newEmail();
  const response = await fetch(`${broken.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(response.status).toBe(500);
  const answer = await response.text();
  expect(JSON.parse(answer)).toMatchObject({ error_code: 'unexpected_failure' });
  const id = /log for ([0-9a-f-]{36})/.exec(answer)?.[1] ?? 'none';
  expect(broken.logged.join()).toContain(id);
  expect(broken.logged.join()).not.toContain(email);
  expect(broken.logged.join()).not.toContain(PASSWORD);
  await broken.close();
});

test('a database that can store nothing is reported as unavailable, and the log says why', async () => {
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    create function public.fill_disk() returns trigger language plpgsql
      as $$ begin raise exception 'no space left' using errcode = '53100'; end $$;
    create trigger full_disk before insert on auth.users execute function public.fill_disk();`);
  const body = JSON.stringify({ email: newEmail(), password: PASSWORD });
  const refused = await request('/signup', { method: 'POST', body, headers: NAMED });
  await sql`drop function public.fill_disk cascade`;
  await sql.end();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toMatchObject({ code: 'unexpected_failure' });
  expect(auth.logged.join()).toContain('The disk of the database is full');
  expect((await request('/signup', { method: 'POST', body })).status).toBe(200);
});

test('the health response is that of GoTrue', async () => {
  expect(await auth.service.isHealthy()).toBe(true);
  expect(await (await request('/health')).json()).toMatchObject({ name: 'GoTrue' });
});
