import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

const HEADER = 'x-test-address';
const few = (events: number) => ({ events, perSeconds: 3_600 });

let database: TestDatabase;
let auth: TestAuth;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url, {
    isAutoconfirmed: false,
    isAnonymousSignInEnabled: true,
    addressHeader: HEADER,
    limits: {
      otp: few(3),
      verify: few(2),
      token: few(4),
      anonymous: few(1),
      mailsToAccount: few(2),
      mailInterval: few(100),
    },
  });
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

interface Answer {
  status: number;
  code: unknown;
  retryAfter: number;
}

async function ask(path: string, body: object | null, address: string): Promise<Answer> {
  const response = await fetch(`${auth.url}/auth/v1${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { [HEADER]: address, 'x-supabase-api-version': '2024-01-01' },
    redirect: 'manual',
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const { code } = (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: unknown };
  return { status: response.status, code, retryAfter: Number(response.headers.get('retry-after')) };
}

const timeless = ({ retryAfter, ...answer }: Answer) => ({ ...answer, isToWait: retryAfter > 0 });

async function statuses(times: number, request: () => Promise<Answer>): Promise<number[]> {
  const found = [];
  for (let time = 0; time < times; time += 1) found.push((await request()).status);
  return found;
}

test('an address that requests too many emails is told how long to wait', async () => {
  const request = () => ask('/resend', { type: 'signup', email: newEmail() }, '192.0.2.1');
  expect(await statuses(3, request)).toEqual([200, 200, 200]);
  const refused = await request();
  expect(refused).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  expect(refused.retryAfter).toBeGreaterThan(1_000);
  expect(refused.retryAfter).toBeLessThanOrEqual(1_200);
});

test('sign-ups and emails of one address are counted together, and separately from other addresses', async () => {
  const application = () => ({ email: newEmail(), password: PASSWORD });
  const resend = () => ask('/resend', { type: 'signup', email: newEmail() }, '192.0.2.2');
  await statuses(2, resend);
  expect((await ask('/signup', application(), '192.0.2.2')).status).toBe(200);
  expect((await ask('/signup', application(), '192.0.2.2')).status).toBe(429);
  expect((await ask('/signup', application(), '192.0.2.3')).status).toBe(200);
});

test('addresses of one IPv6 network share a limit', async () => {
  const found = [];
  for (const host of ['1', '2', 'ffff:3', '4']) {
    const address = `2001:db8:1:1::${host}`;
    found.push((await ask('/resend', { type: 'signup', email: newEmail() }, address)).status);
  }
  expect(found).toEqual([200, 200, 200, 429]);
});

test('known and unknown accounts get equally many emails, and no more from many addresses', async () => {
  const known = newEmail();
  await auth.service.createUser({ email: known, password: PASSWORD, metadata: {} });
  const answersFor = async (email: string, network: string): Promise<Answer[]> => {
    const found = [];
    for (const host of [1, 2, 3]) {
      found.push(await ask('/resend', { type: 'signup', email }, `${network}.${host}`));
    }
    return found;
  };
  const answers = await answersFor(known, '198.51.100');
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers.at(-1)?.code).toBe('over_email_send_rate_limit');
  const unknown = await answersFor(newEmail().toUpperCase(), '203.0.113');
  expect(unknown.map(timeless)).toEqual(answers.map(timeless));
});

test('flooding a mailbox does not prevent its owner from requesting an email', async () => {
  const email = newEmail();
  await auth.service.createUser({ email, password: PASSWORD, metadata: {} });
  const signIn = await ask(
    '/token?grant_type=password',
    { email, password: PASSWORD },
    '192.0.2.10',
  );
  expect(signIn.status).toBe(200);
  for (const host of [20, 21]) {
    await ask('/resend', { type: 'signup', email }, `192.0.2.${host}`);
  }
  expect((await ask('/resend', { type: 'signup', email }, '192.0.2.22')).status).toBe(429);
  expect((await ask('/resend', { type: 'signup', email }, '192.0.2.10')).status).toBe(200);
});

test.each([
  ['uses of links', ['/verify?type=signup&token=none', null], [303, 303, 429]],
  ['uses of codes', ['/verify', { type: 'signup', token_hash: 'none' }], [403, 403, 429]],
  [
    'refreshes',
    ['/token?grant_type=refresh_token', { refresh_token: 'none' }],
    [400, 400, 400, 400, 429],
  ],
  ['anonymous sign-ins', ['/signup', {}], [200, 429]],
] as const)('%s from one address are limited', async (_case, [path, body], expected) => {
  const address = `10.0.0.${expected.length}${body === null ? 1 : 2}`;
  expect(await statuses(expected.length, () => ask(path, body, address))).toEqual(expected);
});

test("a signed-in user cannot flood someone else's mailbox by changing their email address to it", async () => {
  const email = newEmail();
  await auth.service.createUser({ email, password: PASSWORD, metadata: {} });
  const client = auth.client();
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  const victim = newEmail();
  const codes = [];
  for (let time = 0; time < 3; time += 1) {
    codes.push((await client.auth.updateUser({ email: victim })).error?.code);
  }
  expect(codes).toEqual([undefined, undefined, 'over_email_send_rate_limit']);
});

test('other requests are not limited', async () => {
  for (const path of ['/health', '/settings', '/.well-known/jwks.json']) {
    expect(new Set(await statuses(8, () => ask(path, null, '10.0.1.1')))).toEqual(new Set([200]));
  }
  expect(await statuses(8, () => ask('/user', null, '10.0.1.1'))).not.toContain(429);
  expect(await statuses(8, () => ask('/admin/users', null, '10.0.1.1'))).not.toContain(429);
});

test('without a proxy, a header cannot change the client address', async () => {
  const direct = await startTestAuth(database.url, { limits: { verify: few(1) } });
  const found = [];
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    const headers = { 'x-forwarded-for': address, forwarded: `for=${address}` };
    const link = `${direct.url}/auth/v1/verify?type=signup&token=none`;
    found.push((await fetch(link, { headers, redirect: 'manual' })).status);
  }
  expect(found).toEqual([303, 429]);
  await direct.close();
});

test('a page of another origin can read how long to wait', async () => {
  const response = await fetch(`${auth.url}/auth/v1/settings`);
  expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
});

test('an encoded path counts as the endpoint that it decodes to', async () => {
  const request = () => ask('/%6ftp', { email: newEmail() }, '192.0.2.60');
  expect(await statuses(4, request)).toEqual([200, 200, 200, 429]);
});
