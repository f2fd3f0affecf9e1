import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { newEmail, PASSWORD, startTestAuth, type TestAuth } from '../testing/start-test-auth.ts';

const HEADER = 'x-test-address';
const WRONG = 'Wrong-horse-7';
const few = (events: number) => ({ events, perSeconds: 3_600 });

let database: TestDatabase;
let auth: TestAuth;
let email: string;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = await startTestAuth(database.url, {
    addressHeader: HEADER,
    limits: { failuresOfAddress: few(6), failuresOfPair: few(3), failuresOfAccount: few(4) },
  });
});
beforeEach(async () => {
  email = newEmail();
  await auth.service.createUser({ email, password: PASSWORD, metadata: {} });
});
afterAll(async () => {
  await auth.close();
  await database.drop();
});

interface Answer {
  status: number;
  body: unknown;
  /** In seconds; 0 without the header. */
  retryAfter: number;
}

async function signIn(account: string, password: string, address: string): Promise<Answer> {
  const response = await fetch(`${auth.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { [HEADER]: address, 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ email: account, password }),
  });
  const body: unknown = await response.json();
  return { status: response.status, body, retryAfter: Number(response.headers.get('retry-after')) };
}

async function guess(account: string, addresses: readonly string[]): Promise<Answer[]> {
  const answers = [];
  for (const address of addresses) answers.push(await signIn(account, WRONG, address));
  return answers;
}

const statusesOf = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);
/** Returns this many addresses of a network that no other test uses. */
const network = (number: number, count: number): string[] =>
  Array.from({ length: count }, (_, host) => `10.1.${number}.${host + 1}`);
const same = (address: string, count: number): string[] => Array<string>(count).fill(address);

test('after a few wrong passwords from an address, even the correct one is rejected', async () => {
  expect(statusesOf(await guess(email, same('10.0.0.1', 4)))).toEqual([400, 400, 400, 429]);
  const { status, body, retryAfter } = await signIn(email, PASSWORD, '10.0.0.1');
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'over_request_rate_limit' });
  expect(retryAfter).toBeGreaterThan(0);
  expect(JSON.stringify(body)).toContain('request a sign-in link by email');
});

test('a correct password resets the count of an address', async () => {
  await guess(email, same('10.0.0.2', 2));
  expect((await signIn(email, PASSWORD, '10.0.0.2')).status).toBe(200);
  expect(statusesOf(await guess(email, same('10.0.0.2', 2)))).toEqual([400, 400]);
});

test('correct passwords are never counted', async () => {
  const answers = [];
  for (let time = 0; time < 5; time += 1) {
    answers.push(await signIn(email.toUpperCase(), PASSWORD, '10.0.0.3'));
  }
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
});

test('concurrent guesses cannot exceed the limit together', async () => {
  const guesses = Array.from({ length: 9 }, () => signIn(email, WRONG, '10.0.0.4'));
  const statuses = statusesOf(await Promise.all(guesses));
  expect(statuses.filter((status) => status === 400)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});

test('guesses from many addresses do not lock the owner out at an address they have used before', async () => {
  await signIn(email, PASSWORD, '10.0.0.5');
  expect(statusesOf(await guess(email, network(1, 5)))).toEqual([400, 400, 400, 400, 429]);
  expect((await signIn(email, PASSWORD, '10.1.1.200')).status).toBe(429);
  expect((await signIn(email, PASSWORD, '10.0.0.5')).status).toBe(200);
});

test("a changed address within the owner's IPv6 network is not locked out either", async () => {
  await signIn(email, PASSWORD, '2001:db8:7:7::1');
  await guess(email, network(2, 5));
  expect((await signIn(email, PASSWORD, '2001:db8:7:7:aaaa::2')).status).toBe(200);
  expect((await signIn(email, PASSWORD, '2001:db8:7:8::1')).status).toBe(429);
});

test('an account that does not exist is limited with the same message', async () => {
  const known = await guess(email, network(3, 6));
  const unknown = await guess(newEmail(), network(4, 6));
  const timeless = (answers: readonly Answer[]) =>
    answers.map(({ retryAfter, ...answer }) => ({ ...answer, isToWait: retryAfter > 0 }));
  expect(timeless(unknown)).toEqual(timeless(known));
  expect(statusesOf(known)).toEqual([400, 400, 400, 400, 429, 429]);
});

test('an address that tries one password on many accounts is blocked', async () => {
  const answers = [];
  for (let account = 0; account < 7; account += 1) {
    answers.push(await signIn(newEmail(), WRONG, '10.0.0.6'));
  }
  expect(statusesOf(answers)).toEqual([400, 400, 400, 400, 400, 400, 429]);
});

test('a sign-in rejected for a reason other than the password does not count as a guess', async () => {
  for (let time = 0; time < 5; time += 1) {
    const response = await signIn('', PASSWORD, '10.0.0.7');
    expect(response.status).toBe(400);
  }
  expect((await signIn(email, PASSWORD, '10.0.0.7')).status).toBe(200);
});

test('a stolen session allows no more password guesses than signing in', async () => {
  const { body } = await signIn(email, PASSWORD, '10.0.0.8');
  const { access_token: token } = body as { access_token: string };
  const statuses = [];
  for (let time = 0; time < 4; time += 1) {
    const response = await fetch(`${auth.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { [HEADER]: '10.0.0.8', authorization: `Bearer ${token}` },
      body: JSON.stringify({ password: 'Another-horse-8', current_password: WRONG }),
    });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([400, 400, 400, 429]);
});
