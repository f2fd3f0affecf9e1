// cspell:ignore regnamespace
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { compareMigrations } from './compare-migrations.ts';
import { migrate } from './migrate.ts';

const FIRST = '29990101000000_create_packets.sql';
const SECOND = '29990102000000_add_size.sql';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase();
  await query('drop schema app cascade; drop schema supabase_migrations cascade');
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-migrations-'));
  await write(FIRST, 'create table packets (id int primary key);\n');
});

afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

test('everything is pending for an empty database, and nothing is written to it', async () => {
  expect(await compareMigrations(database.url, directory)).toEqual({
    pending: [FIRST],
    ahead: [],
  });
  expect(await query(`select to_regnamespace('supabase_migrations') as found`)).toEqual([
    { found: null },
  ]);
});

test('a migration that has not been applied is pending', async () => {
  await migrate(database.url, directory);
  await write(SECOND, 'alter table packets add size int;\n');
  expect((await compareMigrations(database.url, directory)).pending).toEqual([SECOND]);
});

test('reports what a later release has applied', async () => {
  await write(SECOND, 'alter table packets add size int;\n');
  await migrate(database.url, directory);
  await rm(path.join(directory, SECOND));
  expect(await compareMigrations(database.url, directory)).toEqual({
    pending: [],
    ahead: ['29990102000000_add_size'],
  });
});

test('refuses an edited migration before anything is applied', async () => {
  await migrate(database.url, directory);
  await write(FIRST, 'create table packets (id bigint primary key);\n');
  await expect(compareMigrations(database.url, directory)).rejects.toThrow(
    `The migration ${FIRST} was changed after it had been applied`,
  );
});

async function write(file: string, sql: string): Promise<void> {
  await writeFile(path.join(directory, file), sql);
}

async function query(statement: string): Promise<unknown[]> {
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  const rows = await sql.unsafe(statement);
  await sql.end();
  return [...rows];
}
