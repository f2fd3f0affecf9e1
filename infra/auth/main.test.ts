import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { closeServer, listen } from '../http/listen.ts';

const MAIN = new URL('main.ts', import.meta.url).pathname;

let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-auth-main-'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

function start(environment: Record<string, string>): ChildProcessByStdio<null, Readable, Readable> {
  const env = { DATABASE_URL: database.url, DATA_DIR: directory, ...environment };
  return spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await closeServer(server, 0);
  return port;
}

test('the service reports when it is ready, and stops on a signal', async () => {
  const port = await freePort();
  const child = start({ PORT: String(port) });
  const ended = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toBe(`The auth service is ready at http://localhost:${port}\n`);
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('an invalid variable stops the start with one sentence', async () => {
  const child = start({ PORT: 'http' });
  const ended = once(child, 'exit');
  expect(await text(child.stderr)).toBe('PORT must be a port number from 1 to 65535.\n');
  expect(await ended).toEqual([1, null]);
});
