import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  newEmail,
  PASSWORD,
  SITE_URL,
  startTestAuth,
  type TestAuth,
} from '../../infra/auth/testing/start-test-auth.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { httpEvent, openApis } from '../support/apis.ts';
import { createWorld } from '../support/world.ts';

const NEW_PASSWORD = 'Another-horse-8';

const answerShape = z.looseObject({
  access_token: z.string().exactOptional(),
  refresh_token: z.string().exactOptional(),
});

let database: TestDatabase;
let auth: TestAuth;
let admin: postgres.Sql;
/** Every secret that was created, and every personal address. */
const secrets = new Set<string>();
/** The addresses that browsers were redirected to. */
const places: URL[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  admin = postgres(database.url, { max: 1, onnotice: () => undefined });
  auth = await startTestAuth(database.url, {
    isAutoconfirmed: false,
    limits: { mailInterval: null },
  });
});
afterAll(async () => {
  await admin.end();
  await auth.close();
  await database.drop();
});

function recordSecret<Text extends string>(secret: Text): Text {
  if (secret !== '') secrets.add(secret);
  return secret;
}

async function post(path: string, body: object | string): Promise<z.infer<typeof answerShape>> {
  const response = await fetch(`${auth.url}/auth/v1${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = answerShape.parse(await response.json());
  keepSession(answer);
  return answer;
}

function keepSession(session: { access_token?: string; refresh_token?: string }): void {
  recordSecret(session.access_token ?? '');
  recordSecret(session.refresh_token ?? '');
}

/** Returns the newest mail to an address and records its secrets. */
function openMail(email: string): URL {
  const mail = auth.mails.findLast(({ to }) => to === email);
  if (mail?.link === undefined) throw new Error('No mail with a link has arrived.');
  const link = new URL(mail.link);
  recordSecret(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '');
  recordSecret(link.searchParams.get('token') ?? '');
  return link;
}

/** Opens the link of the newest mail to an address, and records the secrets in the redirect. */
async function follow(email: string): Promise<URL> {
  const link = openMail(email);
  expect(link.href).not.toContain(encodeURIComponent(email));
  const response = await fetch(link, { redirect: 'manual' });
  const place = new URL(response.headers.get('location') ?? '');
  places.push(place);
  keepSession(Object.fromEntries(new URLSearchParams(place.hash.slice(1))));
  recordSecret(place.searchParams.get('code') ?? '');
  return place;
}

const signUp = (email: string) =>
  post('/signup', {
    email: recordSecret(email),
    password: recordSecret(PASSWORD),
    data: { username: 'ada' },
  });
const signIn = (email: string, password: string) =>
  post('/token?grant_type=password', { email, password: recordSecret(password) });

test('an account leaves no secret in the log, from sign-up to deletion', async () => {
  const email = newEmail();
  await signUp(email);
  await signIn(email, 'Wrong-horse-7');
  await follow(email);
  const { refresh_token: first } = await signIn(email, PASSWORD);
  await post('/token?grant_type=refresh_token', { refresh_token: first });
  await post('/recover', { email });
  const place = await follow(email);
  const authorization = `Bearer ${new URLSearchParams(place.hash.slice(1)).get('access_token') ?? ''}`;
  const changed = await fetch(`${auth.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization },
    body: JSON.stringify({ password: recordSecret(NEW_PASSWORD), email: recordSecret(newEmail()) }),
  });
  expect(changed.status).toBe(200);
  expect(await signIn(email, NEW_PASSWORD)).toHaveProperty('access_token');
  expect(places).toHaveLength(2);
});

test('a sign-in with a proof key leaves no secret in the log', async () => {
  const email = newEmail();
  const client = auth.client('pkce');
  await client.auth.signUp({ email: recordSecret(email), password: PASSWORD });
  const code = (await follow(email)).searchParams.get('code') ?? '';
  const { data } = await client.auth.exchangeCodeForSession(code);
  expect(recordSecret(data.session?.access_token ?? '')).not.toBe('');
  recordSecret(data.session?.refresh_token ?? '');
});

test('a stolen token, a failing mail and malformed requests leave no secret in the log', async () => {
  const email = newEmail();
  await signUp(email);
  await follow(email);
  const { refresh_token: stolen } = await signIn(email, PASSWORD);
  for (let turn = 0, token = stolen; turn < 2; turn += 1) {
    ({ refresh_token: token } = await post('/token?grant_type=refresh_token', {
      refresh_token: token,
    }));
  }
  await admin`update auth.refresh_tokens set updated_at = now() - interval '1 minute'`;
  await post('/token?grant_type=refresh_token', { refresh_token: stolen });
  const broken = await startTestAuth(database.url, {
    isAutoconfirmed: false,
    sendMail: ({ to, text }) => Promise.reject(new Error(`No mailbox for ${to}: ${text}`)),
  });
  await broken.client().auth.signUp({ email: recordSecret(newEmail()), password: PASSWORD });
  auth.logged.push(...broken.logged);
  await broken.close();
  await post('/signup', `{"email":"${email}","password":"${PASSWORD}"`);
  await post(`/nowhere?email=${email}&access_token=${stolen ?? ''}`, { password: PASSWORD });
  await fetch(`${auth.url}/auth/v1/user`, { headers: { authorization: `Bearer ${PASSWORD}` } });
});

test('database failures in the middle of a request leave no secret in the log', async () => {
  const email = newEmail();
  await signUp(email);
  await follow(email);
  await admin`alter table auth.sessions add constraint none check (false) not valid`;
  expect(await signIn(email, PASSWORD)).toMatchObject({ error_code: 'unexpected_failure' });
  await admin`alter table auth.sessions drop constraint none`;
  await admin`alter table auth.users add constraint none check (false) not valid`;
  expect(await signUp(newEmail())).toMatchObject({ error_code: 'unexpected_failure' });
});

test('the log contains no personal address and no secret', () => {
  const log = auth.logged.join('\n');
  for (const event of ['refresh_token_reused', 'auth_mail_failed', 'auth_failed']) {
    expect(log).toContain(event);
  }
  expect(secrets.size).toBeGreaterThan(20);
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('redirect addresses carry sessions only in their fragment', () => {
  expect(places.length).toBeGreaterThan(3);
  for (const place of places) {
    expect(place.origin).toBe(SITE_URL);
    expect([...place.searchParams.keys()]).toEqual(place.searchParams.has('code') ? ['code'] : []);
    expect(place.href).not.toContain('example.test');
  }
});

test('both APIs log no secret when the database fails', async () => {
  const world = await createWorld();
  const apis = await openApis(world.services);
  const id = randomUUID();
  const email = `${id}@example.test`;
  const token = await apis.authority.token({
    sub: id,
    email,
    user_metadata: { username: 'grace' },
  });
  const headers = { authorization: `Bearer ${token}` };
  await world.database.execute(
    sql`alter table app.profiles add constraint none check (false) not valid`,
  );
  const query = '{ viewer { id } }';
  await apis.rest(httpEvent({ path: '/api/auth/profile', headers }));
  await apis.graphql(httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } }));
  await apis.authority.close();
  await world.close();
  expect(apis.logged).toHaveLength(2);
  const log = JSON.stringify(apis.logged);
  expect(log).toContain('at ');
  for (const secret of [email, token, 'grace']) expect(log).not.toContain(secret);
});
