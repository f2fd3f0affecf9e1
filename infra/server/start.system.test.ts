import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ENGINES } from '../../sandbox/python/sealed-python-for-tests.ts';
import { isAlive } from '../../tests/support/descendants.ts';
import {
  demoLearner,
  freePort,
  listProcessesOf,
  spawnProduct,
  startProduct,
  untilEnded,
  type RunningProduct,
  type StartedProgram,
} from '../../tests/support/product.ts';

const POLL_MS = 20;
const OUTPUT_LOST_TIMEOUT_MS = 60_000;

const credentials = z.array(z.object({ email: z.string(), password: z.string() }));

const publicConfig = z.object({
  supabaseUrl: z.string(),
  supabaseAnonKey: z.string(),
  apiUrl: z.string(),
});

// Every start takes seconds, so most tests share one product. The last ones kill it and restart on its data directory.
let product: RunningProduct;
let spare: string;
const dataDir = () => path.join(spare, 'data');

beforeAll(async () => {
  spare = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-test-'));
  product = await startProduct({ dataDir: dataDir() });
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
])('serves %s', async (address, type) => {
  const response = await fetch(product.url + address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
});

test('the product is healthy once it reports that it is ready', async () => {
  const response = await fetch(`${product.url}/api/health`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', auth: 'ok', execution: 'ok' },
    execution_wait_ms: expect.any(Number) as number,
    sandbox: { engine: ENGINES.at(-1), reason: expect.any(String) as string },
  });
});

test('a demo learner signs in with the saved password, and both APIs accept the session', async () => {
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

test('the demo passwords are random, printed once and readable only by their owner', async () => {
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

test('the service key is saved, gives admin access and is not printed', async () => {
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

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number from 1 to 65535; it is "eighty".\n'],
  [{ DATA_DIR: '/proc/none' }, 'The data directory /proc/none cannot be written'],
])('rejects the setting %o with a clear message and no stack', async (environment, sentence) => {
  const started = await spawnProduct({ dataDir: path.join(spare, 'settings'), environment });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(sentence);
  expect(started.output()).not.toContain('    at ');
});

// These share a data directory because creating a database cluster takes seconds.
describe('a start that ends early leaves nothing running', () => {
  const unfinished = () => path.join(spare, 'unfinished');

  test('when the port is in use, which it reports', async () => {
    const { port } = product;
    const started = await spawnProduct({ port, dataDir: unfinished() });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(
      `Port ${port} is already in use; stop what uses it or set PORT to another one.\n`,
    );
    expect(await postgresOf(unfinished())).toBeNull();
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('when %s interrupts it', async (signal) => {
    const started = await spawnProduct({ dataDir: unfinished() });
    while ((await postgresOf(unfinished())) === null) await sleep(POLL_MS);
    const processes = await listProcessesOf(started.process);
    expect(processes.length).toBeGreaterThan(0);
    started.process.kill(signal);
    expect(await started.ended).toBe(0);
    await untilEnded(processes);
    expect(await postgresOf(unfinished())).toBeNull();
  });

  test('when its output is closed', async () => {
    const started = await spawnProduct({ dataDir: unfinished() });
    await untilPrinted(started, 'Applied the migration');
    started.process.stdout?.destroy();
    started.process.stderr?.destroy();
    const status = await Promise.race([
      started.ended,
      sleep(OUTPUT_LOST_TIMEOUT_MS, 'it goes on', { ref: false }),
    ]);
    started.process.kill('SIGKILL');
    expect(status).toBe(1);
    expect(await readdir(path.join(unfinished(), 'postgres'))).not.toContain('postmaster.pid');
  });
});

test('a start after a kill keeps the data, prints no passwords again and stops on SIGINT', async () => {
  product.process.kill('SIGKILL');
  await once(product.process, 'close');
  const next = await startProduct({ dataDir: dataDir() });
  const { email, password } = await demoLearner(dataDir(), 'newcomer');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const signIn = `${next.url}/auth/v1/token?grant_type=password`;
  expect((await fetch(signIn, { method: 'POST', headers, body })).status).toBe(200);
  expect(next.output()).not.toContain(password);
  const processes = await listProcessesOf(next.process);
  expect(processes.length).toBeGreaterThan(1);
  expect(await next.stop('SIGINT')).toBe(0);
  expect(processes.filter(isAlive)).toEqual([]);
});

describe('a product that npm runs in a shell and that other machines can reach', () => {
  let shell: ChildProcess;
  let port: number;

  beforeAll(async () => {
    await rm(path.join(dataDir(), 'demo-learners.json'));
    port = await freePort();
    const command = `"${process.execPath}" "${import.meta.dirname}/start.ts" --end-with-parent; true`;
    const started = spawn('sh', ['-c', command], {
      env: {
        PORT: String(port),
        DATA_DIR: dataDir(),
        LISTEN_ADDRESS: '0.0.0.0',
        SITE_URL: 'https://learn.example.test',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    shell = started;
    for await (const line of createInterface(started.stdout)) if (line.includes('is ready')) break;
  });

  test('creates no demo learners', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    expect(await readdir(dataDir())).not.toContain('demo-learners.json');
  });

  test('makes no promise that its operator has not made', async () => {
    const response = await fetch(`http://localhost:${port}/config.json`);
    expect(await response.json()).not.toHaveProperty('samples');
    const page = await (await fetch(`http://localhost:${port}/`)).text();
    expect(page).not.toMatch(/SAMPLE|professionals|4\.9\/5|money-back|24\/7/);
  });

  test('has no inbox, whatever the request says of itself', async () => {
    for (const path of ['/inbox', '/inbox/', '/inbox/messages.json']) {
      const response = await fetch(`http://localhost:${port}${path}`);
      expect(response.status).toBe(404);
    }
  });

  test('stops when the shell is stopped', async () => {
    const processes = await listProcessesOf(shell);
    expect(processes.length).toBeGreaterThan(1);
    shell.kill('SIGTERM');
    await untilEnded(processes);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  });
});

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

/** Returns the process ID of PostgreSQL on a data directory; null if it is not running. */
async function postgresOf(directory: string): Promise<number | null> {
  const file = path.join(directory, 'postgres/postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const id = Number.parseInt(text, 10);
  return isAlive(id) ? id : null;
}
