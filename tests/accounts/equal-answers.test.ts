import * as argon2 from '@node-rs/argon2';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  newEmail,
  PASSWORD,
  startTestAuth,
  type TestAuth,
} from '../../infra/auth/testing/start-test-auth.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { countStatements, type StatementCounter } from '../support/statement-counter.ts';

// The real hash functions run; the mock only counts the calls.
vi.mock('@node-rs/argon2', { spy: true });

const PROOF_KEY = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' };

let database: TestDatabase;
let counter: StatementCounter;
let auth: TestAuth;
/** One account with a confirmed address, one unconfirmed, one without a password, and an address without an account. */
let accounts: Record<'known' | 'unconfirmed' | 'bare' | 'unknown', string>;

beforeAll(async () => {
  database = await createTestDatabase();
  counter = await countStatements(database.url);
  auth = await startTestAuth(counter.databaseUrl, {
    isAutoconfirmed: false,
    limits: { mailInterval: null },
  });
});
beforeEach(async () => {
  accounts = {
    known: newEmail(),
    unconfirmed: newEmail(),
    bare: newEmail(),
    unknown: newEmail(),
  };
  const { known, unconfirmed, bare } = accounts;
  for (const email of [known, unconfirmed, bare]) {
    await auth.service.createUser({ email, password: PASSWORD, metadata: {} });
  }
  const sql = postgres(database.url, { max: 1 });
  await sql`update auth.users set email_confirmed_at = null where email = ${unconfirmed}`;
  await sql`update auth.users set encrypted_password = null where email = ${bare}`;
  await sql.end();
});
afterAll(async () => {
  await auth.close();
  await counter.close();
  await database.drop();
});

interface Observation {
  status: number;
  headers: [string, string][];
  body: unknown;
  hashes: number;
  statements: number;
}

/** Everything a caller can see of a response, and the amount of work that its duration would reveal. */
async function observe(path: string, fields: { email: string }): Promise<Observation> {
  vi.clearAllMocks();
  const seen: Pick<Observation, 'status' | 'headers' | 'body'>[] = [];
  const statements = await counter.during(async () => {
    const response = await fetch(`${auth.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(fields),
    });
    const headers = [...response.headers].filter(([name]) => name !== 'date');
    const body = concealing(fields.email, await response.text());
    seen.push({ status: response.status, headers, body });
  });
  const hashes =
    vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length;
  return { ...(seen[0] ?? { status: 0, headers: [], body: null }), hashes, statements };
}

/** Replaces what differs in every request: the address, the generated id and the time. */
function concealing(email: string, body: string): unknown {
  return JSON.parse(
    body
      .replaceAll(email, 'learner-00000000-0000-0000-0000-000000000000@example.test')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, '<id>')
      .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g, '<time>'),
  );
}

async function observeAll(path: string, fields: object): Promise<Observation[]> {
  const { unknown, ...others } = accounts;
  const found = [await observe(path, { ...fields, email: unknown })];
  for (const email of Object.values(others)) found.push(await observe(path, { ...fields, email }));
  return found;
}

test.each([
  ['signing in with a wrong password', '/token?grant_type=password', { password: 'Wrong-horse-7' }],
  ['signing in without a password', '/token?grant_type=password', {}],
  ['recovery', '/recover', {}],
  ['recovery with a proof key', '/recover', PROOF_KEY],
  ['a link to sign in', '/otp', { create_user: false }],
  ['another confirmation', '/resend', { type: 'signup' }],
  ['another confirmation of an address change', '/resend', { type: 'email_change' }],
  ['a wrong code', '/verify', { type: 'signup', token: '000000' }],
  ['a wrong recovery code', '/verify', { type: 'recovery', token: '000000' }],
])(
  '%s gets the same response for every account and for none, after the same work',
  async (_case, path, fields) => {
    const [unknown, ...others] = await observeAll(path, fields);
    for (const other of others) expect(other).toEqual(unknown);
    expect(unknown?.hashes).toBe(path.startsWith('/token') ? 1 : 0);
    expect(unknown?.statements).toBeGreaterThan(0);
  },
);

test('signing up gets the same response for new and known addresses, after the same work', async () => {
  const fields = { password: PASSWORD, data: { username: 'ada', zebra: 1, sub: 'mine' } };
  const [unknown, ...others] = await observeAll('/signup', fields);
  expect(unknown).toMatchObject({ status: 200, hashes: 1 });
  for (const other of others) expect(other).toEqual(unknown);
});

test('a sign-in link that creates an account gets the same response as one for a known address', async () => {
  const observations = await observeAll('/otp', { create_user: true });
  const answers = observations.map(({ statements: _statements, ...answer }) => answer);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 200, body: {}, hashes: 0 });
});

test('the counter reflects the work: a request that writes more runs more statements', async () => {
  const fields = { type: 'signup', password: PASSWORD, email: newEmail() };
  const refused = await observe('/verify', { ...fields });
  const signedUp = await observe('/signup', fields);
  expect(refused.statements).toBe(0);
  expect(signedUp.statements).toBeGreaterThan(3);
});
