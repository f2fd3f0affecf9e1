import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from './fixtures/send.ts';
import { createApp } from './app.ts';
import { createHttpServer } from './http-server.ts';
import { closeServer, listen } from '../../http/listen.ts';
import { configHandler, healthHandler } from '../apis.ts';
import { readStaticSite } from './static-site.ts';

const SCRIPT = `console.log('${'packet '.repeat(400)}');`;

let directory: string;
let server: Server;
let port: number;
let url: string;
const ENGINE = { engine: 'fork', reason: 'It works.' } as const;
let isDatabaseWell = true;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-http-'));
  await write('secret.txt', 'not to be served');
  await write('web/index.html', '<title>Home</title>');
  await write('web/login.html', '<title>Login</title>');
  await write('web/app.html', '<title>Shell</title>');
  await write('web/assets/main-1a2b3c.js', SCRIPT);
  await write('web/assets/main-1a2b3c.js.gz', gzipSync(SCRIPT));
  await write('web/api/docs/index.html', '<title>API reference</title>');
  await write('python/python.wasm', 'wasm');
  const addSite = await readStaticSite({
    web: path.join(directory, 'web'),
    pythonRuntime: path.join(directory, 'python'),
  });
  const checks = {
    database: () => Promise.resolve(isDatabaseWell),
    auth: () => Promise.resolve(true),
    execution: () => Promise.resolve({ isHealthy: true, waitMs: 80 }),
    engine: () => Promise.resolve(ENGINE),
  };
  const app = createApp({
    siteUrl: 'https://learn.example.test',
    authOrigin: 'https://auth.example.test',
    log: () => undefined,
  });
  addSite(app);
  app.all('/api/health', healthHandler(checks));
  app.all('/config.json', configHandler({ publicUrl: null, anonKey: 'anon' }));
  app.all('/api/*', () => Promise.reject(new Error('the password is secret')));
  server = createHttpServer((request, env) => app.fetch(request, env));
  port = await listen(server, 0);
  url = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await closeServer(server, 0);
  await rm(directory, { recursive: true });
});

test.each([
  ['/', 200, 'Home'],
  ['/login', 200, 'Login'],
  ['/login/', 200, 'Login'],
  ['/login?next=%2Fprofile', 200, 'Login'],
  ['/dashboard', 200, 'Shell'],
  ['/codex/port-scanner', 200, 'Shell'],
  ['/lessons/print-and-run/input', 200, 'Shell'],
  ['/codex/a/b', 404, 'Shell'],
  ['/nowhere', 404, 'Shell'],
  ['/apiary', 404, 'Shell'],
  ['/api/docs', 200, 'API reference'],
])('answers the page %s with %i and "%s"', async (address, status, title) => {
  const response = await fetch(url + address);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(`<title>${title}</title>`);
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/runtime/python/../../secret.txt',
  '//secret.txt',
  '/secret.txt%00.html',
  '/%',
])('the path %s does not escape the served directories', async (address) => {
  // fetch would normalize the path before sending it.
  const { status, body } = await send(port, { path: address });
  expect(status).toBe(404);
  expect(body).not.toContain('not to be served');
});

test('hashed assets are cached permanently and compressed if the client accepts it', async () => {
  const address = '/assets/main-1a2b3c.js';
  const plain = await send(port, { path: address });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(SCRIPT);
  const compressed = await send(port, {
    path: address,
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(compressed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  const refused = await send(port, { path: address, headers: { 'accept-encoding': 'gzip;q=0' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
  expect((await fetch(`${url}/assets/main-1a2b3c.js.gz`)).status).toBe(404);
});

test('a file that the browser already has is not sent again', async () => {
  const first = await fetch(`${url}/login`);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${url}/login`, { headers: { 'if-none-match': `W/${etag}` } });
  expect(again.status).toBe(304);
  const other = await fetch(`${url}/login`, { headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
});

test('answers HEAD without a body and rejects other methods', async () => {
  const head = await send(port, { path: '/login', method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '20' } });
  const posted = await fetch(`${url}/login`, { method: 'POST' });
  expect(posted.status).toBe(405);
  expect(posted.headers.get('allow')).toBe('GET, HEAD');
});

test('the Python runtime has its content type and is cached permanently at versioned URLs', async () => {
  const asked = await fetch(`${url}/runtime/python/python.wasm`);
  expect(asked.headers.get('content-type')).toBe('application/wasm');
  expect(asked.headers.get('cache-control')).toBe('no-cache');
  const kept = await fetch(`${url}/runtime/python/python.wasm?v=abc`);
  expect(kept.headers.get('cache-control')).toContain('immutable');
});

test('a missing asset is not answered with a page', async () => {
  const response = await fetch(`${url}/assets/gone.js`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('every response forbids framing and content sniffing', async () => {
  for (const address of ['/', '/nowhere', '/api/x', '/config.json', '/assets/main-1a2b3c.js']) {
    const { headers } = await fetch(url + address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).not.toBeNull();
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('sends HSTS if the public URL uses HTTPS', async () => {
  const host = 'learn.example.test';
  const { headers } = await send(port, { path: '/', headers: { host } });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  const local = await fetch(url);
  expect(local.headers.get('strict-transport-security')).toBeNull();
});

test('the policy forbids eval and third-party scripts and allows the hosted auth service', async () => {
  const policy = await policyOf('/codex/port-scanner');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' https://auth.example.test;");
});

test('a worker may load the Python runtime but reach neither the API nor the auth service', async () => {
  const policy = await policyOf('/assets/main-1a2b3c.js');
  const connect = /connect-src ([^;]*)/.exec(policy)?.[1];
  expect(connect).toBe(`${url}/assets/ ${url}/runtime/`);
  expect(policy).toContain("'wasm-unsafe-eval'");
});

test.each(['/codex/x', '/'])('%s has its own agent cluster', async (at) => {
  const { headers } = await fetch(url + at);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless');
});

test('API data is never cached', async () => {
  expect((await fetch(`${url}/config.json`)).headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${url}/api/health`)).headers.get('cache-control')).toBe('no-store');
});

test('the configuration names the URL that the browser used', async () => {
  const local = await send(port, { path: '/config.json', headers: { host: `localhost:${port}` } });
  expect(JSON.parse(local.body)).toEqual({
    supabaseUrl: `http://localhost:${port}`,
    supabaseAnonKey: 'anon',
    apiUrl: `http://localhost:${port}`,
  });
  const site = await send(port, { path: '/config.json', headers: { host: 'learn.example.test' } });
  expect(JSON.parse(site.body)).toMatchObject({ apiUrl: 'https://learn.example.test' });
});

test('rejects an unknown host name, which prevents DNS rebinding', async () => {
  const { status, body } = await send(port, {
    path: '/',
    headers: { host: 'rebound.example.test' },
  });
  expect(status).toBe(421);
  expect(body).toContain('does not serve \\"rebound.example.test\\"; set SITE_URL');
});

test('a failing handler does not reveal the cause', async () => {
  const response = await fetch(`${url}/api/challenges`);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('password');
});

test('health returns 200 if every part works, otherwise 503 with the failing part', async () => {
  const well = await fetch(`${url}/api/health`);
  expect(well.status).toBe(200);
  const checks = { database: 'ok', auth: 'ok', execution: 'ok' };
  expect(await well.json()).toEqual({
    status: 'ok',
    checks,
    execution_wait_ms: 80,
    sandbox: ENGINE,
  });
  isDatabaseWell = false;
  const unhealthy = await fetch(`${url}/api/health`);
  isDatabaseWell = true;
  expect(unhealthy.status).toBe(503);
  expect(await unhealthy.json()).toMatchObject({ checks: { database: 'failing', auth: 'ok' } });
});

test('reports a port in use with a clear message', async () => {
  const second = createHttpServer(() => new Response());
  await expect(listen(second, port)).rejects.toThrow(
    `Port ${port} is already in use; stop what uses it or set PORT to another one.`,
  );
});

async function write(file: string, content: string | Uint8Array): Promise<void> {
  const place = path.join(directory, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
}

async function policyOf(address: string): Promise<string> {
  const { headers } = await fetch(url + address);
  return headers.get('content-security-policy') ?? '';
}
