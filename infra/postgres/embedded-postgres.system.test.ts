import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;

let parent: string;
let dataDir: string;
let stops: (() => unknown)[];

// Creating a database takes most of the time, so the tests share one and leave it unchanged.
beforeAll(async () => {
  // Accessible only to its owner, because PostgreSQL runs as another user when this process is root.
  parent = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-launcher-'));
  await chmod(parent, 0o700);
});

beforeEach(() => {
  dataDir = path.join(parent, 'project/.data');
  stops = [];
});

afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
});

afterAll(async () => {
  await rm(parent, { recursive: true });
});

test('a first start creates a database, a later one finds its data', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 64 as size');
  await first.stop();
  const second = await start();
  expect(await query(second.url, 'select size from kept')).toEqual([{ size: 64 }]);
});

test('writes are synced to disk, and pages have checksums', async () => {
  const { url } = await start();
  const settings = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
    current_setting('data_checksums') as checksums, current_setting('server_version_num')::int / 10000 as major`;
  expect(await query(url, settings)).toEqual([
    { fsync: 'on', commit: 'on', checksums: 'on', major: 17 },
  ]);
});

test('listens only on the loopback interface and requires the password', async () => {
  const { url } = await start();
  expect(await query(url, `select current_setting('listen_addresses') as addresses`)).toEqual([
    { addresses: '127.0.0.1' },
  ]);
  const wrongPassword = new URL(url);
  wrongPassword.password = 'guess';
  await expect(query(wrongPassword.href, 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
});

test('secrets in the data directory are readable only by their owner', async () => {
  await start();
  expect(await modeOf(dataDir)).toBe('700');
  expect(await modeOf(path.join(dataDir, 'postgres'))).toBe('700');
  expect(await modeOf(path.join(dataDir, 'postgres-password'))).toBe('600');
});

test('refuses a second owner of a data directory and names the first', async () => {
  const first = await hold();
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `The data directory ${dataDir} is already in use by process ${first.process.pid}; stop it or set DATA_DIR.`,
  );
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('keeps committed data after its owner was killed', async () => {
  const killed = await hold();
  await query(killed.url, 'create table committed as select 64 as size');
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  const next = await start();
  expect(await query(next.url, 'select size from committed')).toEqual([{ size: 64 }]);
  await expect(query(killed.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('starts although an old process ID now belongs to another program', async () => {
  const first = await start();
  await first.stop();
  const stale = [process.pid, '/proc/self/cwd', '1', '1', '', '', '', 'ready', ''].join('\n');
  await writeFile(path.join(dataDir, 'postgres/postmaster.pid'), stale);
  const second = await start();
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('restarts an interrupted creation', async () => {
  dataDir = path.join(parent, 'interrupted');
  await mkdir(path.join(dataDir, 'postgres.new/base'), { recursive: true });
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('creates a deleted data directory again', async () => {
  dataDir = path.join(parent, 'deleted');
  const first = await start();
  await query(first.url, 'create table packets ()');
  await first.stop();
  await rm(dataDir, { recursive: true });
  const second = await start();
  expect(await query(second.url, `select to_regclass('packets') as found`)).toEqual([
    { found: null },
  ]);
});

test('stopping ends PostgreSQL, including busy sessions', async () => {
  const { url, stop } = await start();
  const pidFile = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const busy = query(url, 'select pg_sleep(60)').catch((error: unknown) => error);
  await stop();
  expect(await busy).toBeInstanceOf(Error);
  expect(() => process.kill(Number.parseInt(pidFile, 10), 0)).toThrow('ESRCH');
});

test('reports a lost password with the file that contained it', async () => {
  await (await start()).stop();
  const file = path.join(dataDir, 'postgres-password');
  await rename(file, `${file}.away`);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`cannot be read from ${file}`);
  await rename(`${file}.away`, file);
});

test('names a data directory that cannot be created', async () => {
  const file = path.join(parent, 'file');
  await writeFile(file, '');
  await expect(startEmbeddedPostgres({ dataDir: path.join(file, 'data') })).rejects.toThrow(
    /^The data directory .*file\/data cannot be written \(EEXIST/,
  );
});

test('reports unreadable data in PostgreSQL’s words', async () => {
  await (await start()).stop();
  const file = path.join(dataDir, 'postgres/PG_VERSION');
  const version = await readFile(file);
  await writeFile(file, '12\n');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `PostgreSQL could not start on the data in ${dataDir}: database files are incompatible with server`,
  );
  await writeFile(file, version);
});

test.runIf(isRoot)('refuses the data of another user', async () => {
  await (await start()).stop();
  const cluster = path.join(dataDir, 'postgres');
  const { uid, gid } = await stat(cluster);
  await chown(cluster, 12_345, 12_345);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('the user with the id 12345');
  await chown(cluster, uid, gid);
});

async function start(): ReturnType<typeof startEmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir });
  stops.push(() => started.stop());
  return started;
}

/** Starts it in a separate process, which can be killed. */
async function hold(): Promise<{ process: ChildProcess; url: string }> {
  const program = path.join(import.meta.dirname, 'fixtures/hold-postgres.ts');
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  stops.push(async () => {
    child.stdin.end();
    await exit;
  });
  const url = await new Promise<string>((resolve) => {
    createInterface(child.stdout).once('line', resolve);
  });
  return { process: child, url };
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1 });
  try {
    return [...(await sql.unsafe(statement))];
  } finally {
    await sql.end();
  }
}

async function modeOf(file: string): Promise<string> {
  const { mode } = await stat(file);
  return (mode & 0o777).toString(8);
}
