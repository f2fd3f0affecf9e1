import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ENGINES } from '../../sandbox/python/sealed-python-for-tests.ts';
import {
  demoLearner,
  freePort,
  spawnProduct,
  startProduct,
  type RunningProduct,
  type StartedProgram,
} from '../../tests/support/product.ts';
import { untilClosed } from '../child-exit.ts';
import { closeServer, listen } from '../http/listen.ts';

const credentials = z.array(z.object({ email: z.string(), password: z.string() }));

const publicConfig = z.object({
  supabaseUrl: z.string(),
  supabaseAnonKey: z.string(),
  apiUrl: z.string(),
});

let product: RunningProduct;
let spare: string;

beforeAll(async () => {
  product = await startProduct();
  spare = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-test-'));
});

afterAll(async () => {
  await product.stop();
  await rm(spare, { recursive: true, force: true });
});

test.each([
  ['/', 'text/html'],
  ['/playground', 'text/html'],
  ['/api/docs', 'text/html'],
  ['/inbox', 'text/html'],
  ['/config.json', 'application/json'],
  ['/api/openapi.json', 'application/json'],
  ['/api/challenges', 'application/json'],
  ['/auth/v1/health', 'application/json'],
  ['/auth/v1/.well-known/jwks.json', 'application/json'],
  ['/runtime/python/manifest.json', 'application/json'],
])('%s is served', async (address, type) => {
  const response = await fetch(product.url + address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
});

test('the product is healthy when it says that it is ready', async () => {
  const response = await fetch(`${product.url}/api/health`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', auth: 'ok', execution: 'ok' },
    sandbox: { engine: ENGINES.at(-1), reason: expect.any(String) as string },
  });
});

test('a demo learner signs in with the password that was written down, and both APIs know them', async () => {
  const { email, password } = await demoLearner(product.dataDir, 'regular');
  const config = await readConfig();
  const client = createClient(config.supabaseUrl, config.supabaseAnonKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  const authorization = `Bearer ${data.session?.access_token ?? ''}`;
  const profile = await fetch(`${config.apiUrl}/api/auth/profile`, { headers: { authorization } });
  expect(await profile.json()).toMatchObject({ email, experience_points: 250, streak_days: 4 });
  const viewer = await fetch(`${config.apiUrl}/graphql`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { email experiencePoints } }' }),
  });
  expect(await viewer.json()).toEqual({ data: { viewer: { email, experiencePoints: 250 } } });
});

test('the demo passwords are random, printed once and kept for their owner alone', async () => {
  const file = path.join(product.dataDir, 'demo-learners.json');
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
  const learners = credentials.parse(JSON.parse(await readFile(file, 'utf8')));
  expect(learners.map(({ email }) => email)).toEqual([
    'newcomer@example.test',
    'regular@example.test',
    'veteran@example.test',
  ]);
  expect(new Set(learners.map(({ password }) => password)).size).toBe(3);
  for (const { password } of learners) expect(product.output()).toContain(password);
});

test('the service key is written down, opens the administration and is not printed', async () => {
  const key = (await readFile(path.join(product.dataDir, 'auth-service-key'), 'utf8')).trim();
  const headers = { authorization: `Bearer ${key}` };
  expect((await fetch(`${product.url}/auth/v1/admin/users`, { headers })).status).toBe(200);
  expect(product.output()).not.toContain(key);
});

test('a second start on the same data directory is refused', async () => {
  const second = await spawnProduct({ dataDir: product.dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `The data directory ${product.dataDir} is already in use by process ${product.process.pid}; stop it or set DATA_DIR.\n`,
  );
});

test('a port in use is told in a sentence, and nothing is left running', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  const started = await spawnProduct({ port, dataDir: path.join(spare, 'port-in-use') });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(
    `Port ${port} is already in use; stop what uses it or set PORT to another one.\n`,
  );
  expect(await postgresOf(started.dataDir)).toBeNull();
  await closeServer(server, 0);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number from 1 to 65535; it is "eighty".\n'],
  [{ PORT: '70000' }, 'PORT must be at most 65535; it is "70000".\n'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a postgres:// address'],
  [{ SUPABASE_URL: 'https://x.test' }, 'SUPABASE_ANON_KEY is missing'],
  [{ DATA_DIR: '/dev/null/data' }, 'The data directory /dev/null/data cannot be written'],
  [{ DATA_DIR: '/proc/none' }, 'The data directory /proc/none cannot be written'],
])('the setting %o is refused in a sentence', async (environment, sentence) => {
  const started = await spawnProduct({ dataDir: path.join(spare, 'settings'), environment });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(sentence);
  expect(started.output()).not.toContain('    at ');
});

test('a start that is interrupted stops what it had started', async () => {
  const started = await spawnProduct({ dataDir: path.join(spare, 'interrupted') });
  await untilPrinted(started, 'Applied the migration');
  started.process.kill('SIGINT');
  expect(await started.ended).toBe(0);
  expect(await postgresOf(started.dataDir)).toBeNull();
});

/** Sends a signal to a product and waits until it and all that it had started are gone. */
async function expectToStopWith(running: RunningProduct, signal: NodeJS.Signals): Promise<void> {
  const processes = await descendantsOf(running.process.pid ?? 0);
  expect(processes.length).toBeGreaterThan(1);
  running.process.kill(signal);
  expect(await untilClosed(running.process)).toBe(0);
  // The last of them sees the end of its parent, and follows.
  await vi.waitFor(() => expect(processes.filter(isAlive)).toEqual([]), 30_000);
}

// A start costs seconds: those that follow share a data directory, and each but the first begins as the last one ended.
describe('on a data directory that was left by a start before', () => {
  const dataDir = () => path.join(spare, 'left');

  test('a start after a kill keeps the data, prints no password again and stops with SIGINT', async () => {
    const killed = await startProduct({ dataDir: dataDir() });
    killed.process.kill('SIGKILL');
    await once(killed.process, 'close');
    const next = await startProduct({ dataDir: dataDir() });
    const { email, password } = await demoLearner(dataDir(), 'newcomer');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email, password });
    const signIn = `${next.url}/auth/v1/token?grant_type=password`;
    expect((await fetch(signIn, { method: 'POST', headers, body })).status).toBe(200);
    expect(next.output()).not.toContain(password);
    await expectToStopWith(next, 'SIGINT');
  });

  test('stopping the shell that npm runs the script in stops the product', async () => {
    const port = await freePort();
    const command = `"${process.execPath}" "${import.meta.dirname}/start.ts" --end-with-parent; true`;
    const shell = spawn('sh', ['-c', command], {
      env: { PORT: String(port), DATA_DIR: dataDir() },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(shell.stdout)) if (line.includes('is ready')) break;
    const processes = await descendantsOf(shell.pid ?? 0);
    expect(processes.length).toBeGreaterThan(1);
    shell.kill('SIGTERM');
    while (processes.some(isAlive)) await sleep(50);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  });

  test('a product that other machines reach makes no demo learners, and stops with SIGHUP', async () => {
    await rm(path.join(dataDir(), 'demo-learners.json'));
    const environment = { LISTEN_ADDRESS: '0.0.0.0', SITE_URL: 'https://learn.example.test' };
    const open = await startProduct({ dataDir: dataDir(), environment });
    expect(await readdir(dataDir())).not.toContain('demo-learners.json');
    await expectToStopWith(open, 'SIGHUP');
  });
});

// The last test: nothing can be asked of the product afterwards.
test('SIGTERM stops everything that was started', () => expectToStopWith(product, 'SIGTERM'));

async function readConfig(): Promise<z.infer<typeof publicConfig>> {
  return publicConfig.parse(await (await fetch(`${product.url}/config.json`)).json());
}

async function untilPrinted(started: StartedProgram, text: string): Promise<void> {
  while (!started.output().includes(text)) {
    const [chunk] = await Promise.race([
      once(started.process.stdout ?? started.process, 'data'),
      started.ended.then(() => [null]),
    ]);
    if (chunk === null) throw new Error(`It ended before "${text}":\n${started.output()}`);
  }
}

/** The process of the PostgreSQL on a data directory; null when none runs. */
async function postgresOf(dataDir: string): Promise<number | null> {
  const file = path.join(dataDir, 'postgres/postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const id = Number.parseInt(text, 10);
  return isAlive(id) ? id : null;
}

/** Every process below a process, however far. */
async function descendantsOf(id: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const line = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const parent = line.slice(line.lastIndexOf(')') + 2).split(' ')[1];
    parents.set(Number(name), Number(parent));
  }
  const below = (of: number): number[] =>
    [...parents]
      .filter(([, parent]) => parent === of)
      .flatMap(([child]) => [child, ...below(child)]);
  return below(id);
}

function isAlive(id: number): boolean {
  try {
    return Number.isInteger(id) && process.kill(id, 0);
  } catch {
    return false;
  }
}
