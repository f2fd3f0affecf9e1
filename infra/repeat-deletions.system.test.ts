import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createDeletionRepository } from '../functions/data/deletion-repository.ts';
import { openDatabase } from '../functions/data/database.ts';
import { createSubmissionRepository } from '../functions/data/submission-repository.ts';
import { sweep } from '../functions/services/cleanup.ts';
import { createTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { migrate } from './postgres/migrate.ts';

const PROGRAM = path.join(import.meta.dirname, 'repeat-deletions.ts');

let database: TestDatabase;
let directory: string;
const backup = `backup_${randomUUID().replaceAll('-', '')}`;

const server = async (statement: string): Promise<void> => {
  const sql = postgres(inject('postgresUrl'), { max: 1, onnotice: () => undefined });
  await sql.unsafe(statement);
  await sql.end();
};
const ask = async (statement: string): Promise<Record<string, unknown>[]> => {
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  const rows = await sql.unsafe(statement);
  await sql.end();
  return [...rows];
};

async function signUp(username: string): Promise<string> {
  const id = randomUUID();
  await ask(`insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
    values ('${id}', '${username}@example.test', '{"provider":"email"}', '{"username":"${username}"}')`);
  return id;
}

/** Returns what the sweeper logs, which an operator exports from the log. */
async function sweepLine(): Promise<string> {
  const { database: opened, close } = openDatabase(database.url, {
    connections: 1,
    asProduct: true,
  });
  const report = await sweep({
    submissions: createSubmissionRepository(opened),
    deletions: createDeletionRepository(opened),
  });
  await close();
  return JSON.stringify({ level: 'info', message: 'The sweeper has run.', ...report });
}

const repeatDeletions = async (log: string): Promise<string> => {
  const file = path.join(directory, 'sweeper.log');
  await writeFile(file, log);
  const environment = { DATABASE_URL: database.url };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, file], {
    env: environment,
  });
  return stdout;
};

beforeEach(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-restore-'));
});
afterEach(async () => {
  await database.drop();
  await server(`drop database if exists ${backup}`);
  await rm(directory, { recursive: true });
});

test('a restored backup brings nobody back who was deleted since', async () => {
  const [stayed, left, erased] = [
    await signUp('stayed'),
    await signUp('left'),
    await signUp('erased'),
  ];
  const name = new URL(database.url).pathname.slice(1);
  await server(`create database ${backup} template ${name}`);
  // One deletes the account in the product, and an operator deletes the other at the auth server.
  await ask(`select app.remove_account('${left}')`);
  await ask(`delete from auth.users where id = '${erased}'`);
  const log = ['a line of something else', await sweepLine(), await sweepLine()].join('\n');

  // The disaster, and the restore of the copy from before.
  await server(`drop database ${name} with (force)`);
  await server(`create database ${name} template ${backup}`);
  expect(await migrate(database.url)).toEqual([]);
  expect(await ask('select username from app.profiles order by username')).toHaveLength(3);

  expect(await repeatDeletions(log)).toBe(
    'Deleted 2 of 2 accounts again; the others had not come back.\n',
  );
  expect(await ask('select id from app.profiles')).toEqual([{ id: stayed }]);
  expect(await ask('select id from auth.users')).toEqual([{ id: stayed }]);
  // No token of theirs can create a profile again.
  const noted = await ask('select id from app.deleted_accounts order by id');
  expect(noted.map(({ id }) => id)).toEqual([left, erased].toSorted());
  expect(await repeatDeletions(log)).toContain('Deleted 0 of 2 accounts again');
});

test('a log without deletions and a missing database are reported', async () => {
  await expect(repeatDeletions('{"message":"something else"}')).rejects.toMatchObject({
    stderr: expect.stringContaining('lists no deleted accounts.') as string,
  });
  const program = promisify(execFile)(process.execPath, [PROGRAM], { env: {} });
  await expect(program).rejects.toMatchObject({
    stderr: 'Set DATABASE_URL to the restored database, as its owner.\n',
  });
});
