import os from 'node:os';
import path from 'node:path';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { AuthClient } from '@supabase/supabase-js';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from 'node:http';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { listen } from '../http/listen.ts';
import { startSmtpServer } from '../mail/test/start-smtp-server.ts';
import { readAuthSettings } from './auth-settings.ts';
import { SERVICE_KEY_FILE } from './open-auth-service.ts';
import { startAuth, type RunningAuth } from './start-auth.ts';
import { newEmail, PASSWORD } from './testing/start-test-auth.ts';

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

async function start(
  environment: Record<string, string> = {},
  report: (line: string) => void = () => undefined,
): Promise<RunningAuth> {
  const settings = readAuthSettings({
    DATABASE_URL: database.url,
    DATA_DIR: directory,
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    ...environment,
  });
  return startAuth({ ...settings, port: 0, ...pickPort(environment) }, report);
}

function pickPort({ PORT }: Record<string, string>): { port?: number } {
  return PORT === undefined ? {} : { port: Number(PORT) };
}

test('a GoTrue client finds the service at the root, a Supabase client below /auth/v1', async () => {
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

test('with a mail server, emails go through it and the inbox stays empty', async () => {
  const smtp = await startSmtpServer();
  const { port, stop } = await start({
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: String(smtp.port),
    GOTRUE_SMTP_ADMIN_EMAIL: 'mails@example.test',
  });
  const email = newEmail();
  const url = `http://127.0.0.1:${port}`;
  await new AuthClient({ url, autoRefreshToken: false }).signUp({ email, password: PASSWORD });
  await expect.poll(() => smtp.received.length).toBeGreaterThan(0);
  expect(smtp.received).toMatchObject([{ from: 'mails@example.test', to: [email] }]);
  expect((await fetch(`${url}/inbox/messages.json`)).status).toBe(404);
  await stop();
  await smtp.close();
});

test('accounts and keys survive a restart', async () => {
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

test('GitHub is disabled unless it is configured', async () => {
  const authorize = async (environment: Record<string, string>): Promise<Response> => {
    const { port, stop } = await start(environment);
    const url = `http://127.0.0.1:${port}/authorize?provider=github`;
    const response = await fetch(url, { redirect: 'manual' });
    await stop();
    return response;
  };
  expect((await authorize({})).status).toBe(400);
  const response = await authorize({
    GOTRUE_EXTERNAL_GITHUB_ENABLED: 'true',
    GOTRUE_EXTERNAL_GITHUB_CLIENT_ID: 'id',
    GOTRUE_EXTERNAL_GITHUB_SECRET: 'secret',
    GOTRUE_EXTERNAL_GITHUB_URL: 'https://github.example.test',
  });
  const location = response.headers.get('location') ?? '';
  expect(location).toContain('https://github.example.test/login/oauth/authorize?client_id=id&');
});

test('a port in use is reported with one sentence', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  await expect(start({ PORT: String(port) })).rejects.toThrow(`Port ${port} is already in use`);
  server.close();
});

test('the service key is readable only by the owner of the data directory, and grants admin access', async () => {
  const printed: string[] = [];
  const { port, stop } = await start({}, (line) => void printed.push(line));
  const file = path.join(directory, SERVICE_KEY_FILE);
  const serviceKey = (await readFile(file, 'utf8')).trim();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const headers = { authorization: `Bearer ${serviceKey}` };
  const users = await fetch(`http://127.0.0.1:${port}/admin/users`, { headers });
  expect(users.status).toBe(200);
  expect(printed.join('\n')).not.toContain(serviceKey);
  await stop();
});

test('the shared secret of an older project can sign service keys', async () => {
  const secret = 'a-secret-of-at-least-thirty-two-characters';
  const { port, stop } = await start({ GOTRUE_JWT_SECRET: secret });
  const signing = new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' });
  const authorization = `Bearer ${await signing.sign(new TextEncoder().encode(secret))}`;
  const place = { url: `http://127.0.0.1:${port}`, autoRefreshToken: false };
  const { admin } = new AuthClient({ ...place, headers: { authorization } });
  const email = newEmail();
  expect(
    (await admin.createUser({ email, password: PASSWORD, email_confirm: true })).error,
  ).toBeNull();
  const client = new AuthClient({ ...place, persistSession: false });
  const { data } = await client.signInWithPassword({ email, password: PASSWORD });
  expect(decodeProtectedHeader(data.session?.access_token ?? '')).toEqual({
    alg: 'HS256',
    typ: 'JWT',
  });
  expect((await client.getClaims()).data?.claims.email).toBe(email);
  await stop();
});
