import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { newEmail, PASSWORD, startTestAuth } from './testing/start-test-auth.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('several services that start on one database at the same time share it', async () => {
  const services = await Promise.all(Array.from({ length: 4 }, () => startTestAuth(database.url)));
  const email = newEmail();
  const [first] = services;
  await first?.service.createUser({ email, password: PASSWORD, metadata: {} });
  for (const { service, client, close } of services) {
    expect(await service.isHealthy()).toBe(true);
    const { error } = await client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    await close();
  }
});

test("the schema creates Supabase's roles, which cannot read any account", async () => {
  await (await startTestAuth(database.url)).close();
  const sql = postgres(database.url, { max: 1 });
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const reading = sql.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction`select from auth.users`;
    });
    await expect(reading).rejects.toThrow('permission denied');
  }
  await sql.end();
});

test('an existing "auth" schema of another service stays unchanged', async () => {
  const sql = postgres(database.url, { max: 1 });
  await sql`drop schema auth cascade`;
  await sql`create schema auth`;
  await expect(startTestAuth(database.url)).rejects.toThrow('set SUPABASE_URL');
  const [found] = await sql`select to_regclass('auth.users') as users`;
  expect(found?.users).toBeNull();
  await sql.end();
});
