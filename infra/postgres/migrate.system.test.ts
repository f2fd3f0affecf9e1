// cspell:ignore indisvalid
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { migrate } from './migrate.ts';

const FIRST = '20250101000000_create_packets.sql';
const SECOND = '20250102000000_add_size.sql';
const MIGRATIONS = path.resolve(import.meta.dirname, '../supabase/migrations');
const STANDINGS = '20261121000400_standings.sql';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-migrations-'));
  await write(FIRST, 'create table packets (id int primary key); -- a wire is empty at first\n');
  await write(SECOND, 'alter table packets add size int;\ninsert into packets values (1, 64);\n');
});

afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

test('migrations are applied in order, once', async () => {
  expect(await migrate(database.url, directory)).toEqual([FIRST, SECOND]);
  expect(await migrate(database.url, directory)).toEqual([]);
  expect(await query('select id, size from packets')).toEqual([{ id: 1, size: 64 }]);
});

test('uses the Supabase CLI’s history table', async () => {
  await migrate(database.url, directory);
  const books = await query(
    `select version, name from supabase_migrations.schema_migrations where name in ('create_packets', 'add_size')
     order by version`,
  );
  expect(books).toEqual([
    { version: '20250101000000', name: 'create_packets' },
    { version: '20250102000000', name: 'add_size' },
  ]);
});

test('concurrent starts apply each migration once', async () => {
  const applied = await Promise.all(
    Array.from({ length: 4 }, () => migrate(database.url, directory)),
  );
  expect(applied.flat().toSorted()).toEqual([FIRST, SECOND]);
});

test('rolls back a failing migration and names its line', async () => {
  await write(
    '20250103000000_break.sql',
    'create table half_done ();\nselect missing from packets;\n',
  );
  await expect(migrate(database.url, directory)).rejects.toThrow(
    /20250103000000_break\.sql, line 2, failed and was rolled back: column "missing" does not exist/,
  );
  expect(await query(`select to_regclass('half_done') as found`)).toEqual([{ found: null }]);
});

test('gives up if another session keeps a table locked, and changes nothing', async () => {
  await migrate(database.url, directory);
  await write('20250103000000_add_flags.sql', 'alter table packets add flags int;\n');
  const other = postgres(database.url, { max: 1 });
  await other.begin(async (reader) => {
    await reader`select from packets`;
    await expect(migrate(database.url, directory)).rejects.toThrow(
      /add_flags\.sql failed and was rolled back: .*lock timeout\. Another session is using a table/,
    );
  });
  await other.end();
  expect(await migrate(database.url, directory)).toEqual(['20250103000000_add_flags.sql']);
});

test('builds an index while others write, and continues where it stopped', async () => {
  await write(
    '20250103000000_index.sql',
    '-- outside a transaction\ncreate index concurrently if not exists packets_by_size on packets (size);\nselect missing;\n',
  );
  await expect(migrate(database.url, directory)).rejects.toThrow('column "missing" does not exist');
  const valid = `select indisvalid from pg_index where indexrelid = 'packets_by_size'::regclass`;
  expect(await query(valid)).toEqual([{ indisvalid: true }]);
  await write(
    '20250103000000_index.sql',
    '-- outside a transaction\ncreate index concurrently if not exists packets_by_size on packets (size);\nselect 1;\n',
  );
  expect(await migrate(database.url, directory)).toEqual(['20250103000000_index.sql']);
  expect(await migrate(database.url, directory)).toEqual([]);
});

test('refuses a migration that was edited after it had been applied', async () => {
  await migrate(database.url, directory);
  await write(FIRST, 'create table packets (id bigint primary key);\n');
  await expect(migrate(database.url, directory)).rejects.toThrow(
    `The migration ${FIRST} was changed after it had been applied`,
  );
});

// cspell:ignore indisvalid createtablepackets idintprimarykey
test('does not apply a corrected migration again if its original was applied', async () => {
  await migrate(database.url, directory);
  const before = 'createtablepackets(idintprimarykey)';
  const digest = createHash('sha256').update(before).digest('hex');
  await write(FIRST, `create table packets (id bigint primary key);\n-- corrected: ${digest}\n`);
  expect(await migrate(database.url, directory)).toEqual([]);
});

test('learners who were listed before standings existed are added to them', async () => {
  await query('drop schema app cascade; delete from supabase_migrations.schema_migrations');
  const files = await readdir(MIGRATIONS);
  for (const file of files.filter((name) => name < STANDINGS)) {
    await copyFile(path.join(MIGRATIONS, file), path.join(directory, file));
  }
  await migrate(database.url, directory);
  await query(`insert into app.profiles (id, email, username, is_listed)
    values (gen_random_uuid(), 'ada@example.test', 'ada', true)`);
  expect(await migrate(database.url)).toContain(STANDINGS);
  const listed = await query(`select learners from app.standing_counts where width = 100`);
  expect(listed).toEqual([{ learners: 1 }]);
});

test('statements that the Supabase CLI recorded one by one count as applied', async () => {
  await migrate(database.url, directory);
  await query(`update supabase_migrations.schema_migrations
    set statements = array['alter table packets add size int', 'insert into packets values (1, 64)']
    where version = '20250102000000'`);
  expect(await migrate(database.url, directory)).toEqual([]);
});

test('leaves a database unchanged that a later release has migrated', async () => {
  await migrate(database.url, directory);
  await rm(path.join(directory, SECOND));
  expect(await migrate(database.url, directory)).toEqual([]);
  expect(await query('select size from packets')).toEqual([{ size: 64 }]);
});

test('names a badly named migration', async () => {
  await write('add_port.sql', 'select 1');
  await expect(migrate(database.url, directory)).rejects.toThrow(
    'The migration add_port.sql must be',
  );
});

test('names an unreachable database without its password', async () => {
  const failure: unknown = await migrate('postgres://u:hidden@127.0.0.1:1/db', directory).catch(
    (error: unknown) => error,
  );
  expect(String(failure)).toContain('The database at 127.0.0.1:1 cannot be used');
  expect(String(failure)).not.toContain('hidden');
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
