import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { AuthClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { listen } from '../http/listen.ts';
import { readAuthSettings } from './auth-settings.ts';
import { startAuth, type RunningAuth } from './start-auth.ts';
import { newEmail, PASSWORD } from './test/start-test-auth.ts';
import { createServer } from 'node:http';

let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-auth-'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

async function start(environment: Record<string, string> = {}): Promise<RunningAuth> {
  const settings = readAuthSettings({
    DATABASE_URL: database.url,
    DATA_DIR: directory,
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    ...environment,
  });
  return startAuth({ ...settings, port: 0, ...pickPort(environment) }, () => undefined);
}

function pickPort({ PORT }: Record<string, string>): { port?: number } {
  return PORT === undefined ? {} : { port: Number(PORT) };
}

test('a client of GoTrue finds the service at the root, one of Supabase below /auth/v1', async () => {
  const { port, stop } = await start();
  const email = newEmail();
  for (const place of ['', '/auth/v1']) {
    const url = `http://127.0.0.1:${port}${place}`;
    const client = new AuthClient({ url, autoRefreshToken: false, persistSession: false });
    if (place === '') await client.signUp({ email, password: PASSWORD });
    const { data } = await client.signInWithPassword({ email, password: PASSWORD });
    expect(data.user?.email).toBe(email);
  }
  const mails = await fetch(`http://127.0.0.1:${port}/inbox/messages.json`);
  expect(await mails.json()).toMatchObject([{ to: email, kind: 'signup' }]);
  await stop();
});

test('accounts and keys outlive a restart', async () => {
  const email = newEmail();
  const first = await start();
  const place = (port: number) => ({ url: `http://127.0.0.1:${port}`, autoRefreshToken: false });
  const { data } = await new AuthClient(place(first.port)).signUp({ email, password: PASSWORD });
  await first.stop();
  const second = await start();
  const client = new AuthClient(place(second.port));
  expect((await client.getUser(data.session?.access_token)).data.user?.email).toBe(email);
  await second.stop();
});

test('a port in use is refused with a sentence', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  await expect(start({ PORT: String(port) })).rejects.toThrow(`Port ${port} is already in use`);
  server.close();
});
