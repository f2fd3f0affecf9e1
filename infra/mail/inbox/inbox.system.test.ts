import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { closeServer, listen } from '../../http/listen.ts';
import { createInbox, type Inbox } from './inbox.ts';
import type { Mail } from '../mail.ts';

let database: TestDatabase;
let inbox: Inbox;
let server: Server;
let url: string;

beforeEach(async () => {
  database = await createTestDatabase();
  inbox = await createInbox({ databaseUrl: database.url });
  server = createServer((request, response) => {
    const pathname = (request.url ?? '').slice('/inbox'.length);
    void inbox.handle(request, response, pathname);
  });
  url = `http://127.0.0.1:${await listen(server, 0)}/inbox`;
});
afterEach(async () => {
  await closeServer(server, 1_000);
  await inbox.close();
  await database.drop();
});

function mail(change: Partial<Mail> = {}): Mail {
  return {
    to: 'ada@example.test',
    subject: 'Confirm your email address',
    text: 'Open this link',
    link: 'http://localhost:3000/auth/v1/verify?token=abc&type=signup',
    kind: 'signup',
    sentAt: new Date('2025-01-31T12:00:00Z'),
    ...change,
  };
}

/** Sends a request with a Host header that `fetch` would not send. */
async function askAs(
  host: string,
  path: string,
  others: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + path, { headers: { host, ...others } }, resolve).on('error', reject);
  });
  return { status: response.statusCode ?? 0, body: await text(response) };
}

test('keeps emails as they were sent, newest first, across restarts', async () => {
  const { link: _link, ...withoutLink } = mail({ subject: 'Second' });
  await inbox.send(mail({ subject: 'First' }));
  await inbox.send(withoutLink);
  await inbox.close();
  inbox = await createInbox({ databaseUrl: database.url });
  const response = await fetch(`${url}/messages.json`);
  const sentAt = '2025-01-31T12:00:00.000Z';
  expect(await response.json()).toEqual([
    { ...withoutLink, sentAt },
    { ...mail({ subject: 'First' }), sentAt },
  ]);
});

test('the page shows an email with its text and its link', async () => {
  await inbox.send(mail());
  const page = await (await fetch(url)).text();
  expect(page).toContain('<h2>Confirm your email address</h2>');
  expect(page).toContain('href="http://localhost:3000/auth/v1/verify?token=abc&amp;type=signup"');
  expect(page).toContain('2025-01-31 12:00:00 UTC');
  expect(page).toContain('1 email, newest first');
});

test('shows no emails under a host name other than this machine’s', async () => {
  await inbox.send(mail());
  const { port } = new URL(url);
  for (const host of ['learn.example.test', `rebound.test:${port}`, '10.0.0.1', 'localhost.test']) {
    for (const path of ['', '/messages.json']) {
      const { status, body } = await askAs(host, path);
      expect(status).toBe(403);
      expect(body).not.toContain('token=');
    }
  }
  expect((await askAs(`localhost:${port}`, '/messages.json')).body).toContain('token=');
});

test.each([
  ['forwarded', 'for=203.0.113.9'],
  ['via', '1.1 proxy'],
  ['x-forwarded-for', '203.0.113.9'],
  ['x-forwarded-host', 'learn.example.test'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '203.0.113.9'],
  ['cf-connecting-ip', '203.0.113.9'],
  ['true-client-ip', '203.0.113.9'],
  ['client-ip', '203.0.113.9'],
  ['x-original-forwarded-for', '203.0.113.9'],
  ['x-envoy-external-address', '203.0.113.9'],
  ['x-amz-cf-id', 'abc'],
  ['tailscale-user-login', 'ada@example.test'],
  ['x-request-start', 't=1'],
  ['traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
  ['a-proxy-that-nobody-knows', '1'],
])('shows no emails to a request that a proxy passed on: %s', async (name, value) => {
  await inbox.send(mail());
  const { host } = new URL(url);
  for (const path of ['', '/messages.json']) {
    const { status, body } = await askAs(host, path, { [name]: value });
    expect(status).toBe(403);
    expect(body).not.toContain('token=');
  }
});

test('shows emails to a browser and to curl on this machine', async () => {
  await inbox.send(mail());
  const { port } = new URL(url);
  const browser = {
    connection: 'keep-alive',
    'cache-control': 'max-age=0',
    'sec-ch-ua': '"Chromium";v="153"',
    'sec-ch-ua-mobile': '?0',
    'sec-ch-ua-platform': '"Linux"',
    'upgrade-insecure-requests': '1',
    'user-agent': 'Mozilla/5.0',
    accept: 'text/html',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-user': '?1',
    'sec-fetch-dest': 'document',
    referer: `http://localhost:${port}/login`,
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'en',
    cookie: 'a=b',
    dnt: '1',
    'sec-gpc': '1',
    priority: 'u=0, i',
    te: 'trailers',
  };
  for (const headers of [browser, { 'user-agent': 'curl/8.5.0', accept: '*/*' }]) {
    for (const host of [`localhost:${port}`, `LOCALHOST.:${port}`]) {
      expect((await askAs(host, '/messages.json', headers)).body).toContain('token=');
    }
  }
});

test('an empty inbox explains how to fill it', async () => {
  expect(await (await fetch(url)).text()).toContain('No emails yet.');
});

test('user input is shown as text, not as HTML', async () => {
  const markup = `"'><script>alert(1)</script>`;
  await inbox.send(mail({ to: markup, subject: markup, text: markup, link: markup }));
  const page = await (await fetch(url)).text();
  expect(page).not.toContain('<script');
  expect(page).toContain('&quot;&#39;&gt;&lt;script&gt;');
});

test('the page may not run scripts, load resources or be framed', async () => {
  const response = await fetch(url);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/style-src 'sha256-[^']+'/);
  expect(policy).not.toContain('unsafe');
  // The product's fonts are in the page.
  expect(policy).toContain('font-src data:');
  expect((await response.text()).match(/src: url\('data:font\/woff2;base64,/g)).toHaveLength(2);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

test('deletes the oldest emails when it is full', async () => {
  for (let count = 1; count <= 203; count += 1)
    await inbox.send(mail({ subject: `Mail ${count}` }));
  const response = await fetch(`${url}/messages.json`);
  const subjects = ((await response.json()) as Mail[]).map(({ subject }) => subject);
  expect(subjects).toHaveLength(200);
  expect([subjects[0], subjects.at(-1)]).toEqual(['Mail 203', 'Mail 4']);
});

test('the inbox is read-only and has no other pages', async () => {
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${url}/elsewhere`)).status).toBe(404);
  const head = await fetch(url, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});
