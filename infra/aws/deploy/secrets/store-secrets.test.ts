import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { startTestAuth, type TestAuth } from '../../../auth/testing/start-test-auth.ts';
import type { SecretName } from '../../../secret-names.ts';
import type { Secrets } from '../aws-account.ts';
import { accountWith, STAGING } from '../fixtures/start-rehearsal.ts';
import { askForSecrets, parseSecrets, pickSecrets } from './gather-secrets.ts';
import { storeSecrets } from './store-secrets.ts';

const SECRET = 'a-secret-of-a-project-that-is-long-enough';

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

/** Returns what is printed about secrets and what is stored of them. */
async function store(secrets: Secrets, change: Partial<typeof STAGING> = {}) {
  const stored: string[] = [];
  const account = {
    ...accountWith(''),
    writeSecret: async (stage: string, name: SecretName, value: string) =>
      void stored.push(`${stage} ${name} ${value}`),
  };
  const stage = { ...STAGING, ...change };
  const output = await storeSecrets(stage, secrets, account).catch((error: unknown) =>
    String(error),
  );
  return { output: [output].flat().join('\n'), stored };
}

async function anonKey(secret: string): Promise<string> {
  const key = new TextEncoder().encode(secret);
  return new SignJWT({ role: 'anon' }).setProtectedHeader({ alg: 'HS256' }).sign(key);
}

test('stores valid secrets', async () => {
  const secrets = {
    DATABASE_URL: inject('postgresUrl'),
    SUPABASE_SERVICE_ROLE_KEY: auth.service.serviceKey,
    SUPABASE_JWT_SECRET: SECRET,
  };
  const supabaseAnonKey = await anonKey(SECRET);
  const { output, stored } = await store(secrets, { supabaseUrl: auth.url, supabaseAnonKey });
  expect(stored).toHaveLength(3);
  expect(stored[0]).toBe(`staging DATABASE_URL ${secrets.DATABASE_URL}`);
  expect(output).toContain('/packetsmith/staging/SUPABASE_JWT_SECRET');
});

const HOSTED = { supabaseUrl: 'https://reference.supabase.co' };
const USER = 'postgres.reference:hidden';

test.each([
  ['mysql://u:hidden@127.0.0.1/db', 'is not a postgres:// URL'],
  ['postgres://u:hid den@127.0.0.1:1/db', 'The database at 127.0.0.1:1 cannot be used'],
  [
    'postgresql://postgres.other:hidden@aws-0-eu-central-1.pooler.supabase.com:6543/postgres',
    'belongs to the project other, but supabase_url of the stage staging belongs to reference',
  ],
  [
    'postgresql://postgres:hidden@db.other.supabase.co:5432/postgres?sslmode=require',
    'belongs to the project other',
  ],
  [
    'postgresql://postgres.reference:[YOUR-PASSWORD]@aws-0-eu-central-1.pooler.supabase.com:6543/postgres',
    'still has [YOUR-PASSWORD]',
  ],
  [
    `postgresql://${USER}@aws-0-eu-central-1.pooler.supabase.com:5432/postgres?sslmode=require`,
    'is the session pooler, which keeps connections open',
  ],
  [
    `postgresql://${USER}@aws-0-eu-central-1.pooler.supabase.com:6543/postgres`,
    'Add ?sslmode=require',
  ],
  [
    'postgresql://postgres:hidden@db.invalid:5432/postgres?sslmode=require',
    'db.invalid has no IPv4 address, and Lambda cannot reach it',
  ],
])('rejects the database URL %s without printing its password', async (DATABASE_URL, sentence) => {
  const { output, stored } = await store({ DATABASE_URL }, HOSTED);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/hid ?den|hid%20den/);
  expect(stored).toEqual([]);
});

test('rejects keys of another kind or project and stores nothing', async () => {
  const { output, stored } = await store(
    {
      DATABASE_URL: inject('postgresUrl'),
      SUPABASE_SERVICE_ROLE_KEY: auth.service.anonKey,
      SUPABASE_JWT_SECRET: SECRET,
    },
    { supabaseAnonKey: await anonKey('another-secret-that-is-long-enough-too') },
  );
  expect(output).toContain('SUPABASE_SERVICE_ROLE_KEY is the wrong kind of key');
  expect(output).toContain('SUPABASE_JWT_SECRET did not sign supabase_anon_key');
  expect(output).toContain('Nothing was stored.');
  expect(stored).toEqual([]);
  const wrongProject = await store(
    { SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_of_another_project' },
    { supabaseUrl: auth.url },
  );
  expect(wrongProject.output).toMatch(/does not accept SUPABASE_SERVICE_ROLE_KEY \(40[13]\)/);
  const short = await store({ SUPABASE_JWT_SECRET: 'short' });
  expect(short.output).toContain('has 5 characters');
});

test('reads secrets from prompts, variables or lines, and keeps the value of an empty one', async () => {
  const questions: string[] = [];
  const asked = await askForSecrets(async (question) => {
    questions.push(question);
    return question.startsWith('DATABASE_URL') ? ' postgres://host/db ' : '';
  });
  expect(questions).toHaveLength(5);
  expect(asked).toEqual({ DATABASE_URL: 'postgres://host/db' });
  expect(pickSecrets({ DATABASE_URL: '', SUPABASE_JWT_SECRET: SECRET, HOME: '/' })).toEqual({
    SUPABASE_JWT_SECRET: SECRET,
  });
  expect(parseSecrets(`DATABASE_URL=postgres://host/db?sslmode=require\r\n\n`)).toEqual({
    DATABASE_URL: 'postgres://host/db?sslmode=require',
  });
  expect(() => parseSecrets('DATABASE_URL=postgres://host\nPASSWORD=hidden')).toThrow(
    /^Line 2 of the standard input must be NAME=value/,
  );
});
