import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createHttpServer } from './http-server.ts';
import { closeServer, listen } from '../../http/listen.ts';

function createServer(): Server {
  const app = createApp({
    siteUrl: 'https://learn.example.test',
    authOrigin: null,
    log: () => undefined,
  });
  app.all('*', ({ text }) => text('here'));
  return createHttpServer((request, env) => app.fetch(request, env));
}

let listening: Server | null = null;
afterEach(async () => {
  if (listening !== null) await closeServer(listening, 0);
  listening = null;
});

/** Returns the status of a request over a connection from the given address. */
async function statusFrom(remoteAddress: string, host: string): Promise<number> {
  const [ours, theirs] = duplexPair();
  createServer().emit('connection', Object.assign(theirs, { remoteAddress }));
  ours.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return Number((await text(ours)).split(' ')[1]);
}

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
  'accepts a loopback name from this machine at %s',
  async (address) => {
    expect(await statusFrom(address, 'localhost:3000')).toBe(200);
  },
);

test.each(['172.17.0.1', '::ffff:10.0.0.9', '2001:db8::1', '1271.0.0.1'])(
  'rejects a loopback name from another machine at %s, but accepts the public one',
  async (address) => {
    expect(await statusFrom(address, 'localhost:3000')).toBe(421);
    expect(await statusFrom(address, '127.0.0.1')).toBe(421);
    expect(await statusFrom(address, '[::1]:3000')).toBe(421);
    expect(await statusFrom(address, 'learn.example.test')).toBe(200);
  },
);

test.each(['localhost:3000', 'LocalHost:3000', 'localhost.:3000', '[::1]:3000', 'LOCALHOST'])(
  'accepts the loopback name %s as it may be written',
  async (host) => {
    expect(await statusFrom('127.0.0.1', host)).toBe(200);
  },
);

test.each([
  'LEARN.example.test',
  'learn.example.test.',
  'learn.example.test:443',
  'Learn.Example.Test.:443',
])('accepts the public name %s as it may be written', async (host) => {
  expect(await statusFrom('10.0.0.9', host)).toBe(200);
});

test.each([
  'learn.example.test:80',
  'learn.example.test:8443',
  'learn.example.test..',
  '.learn.example.test',
  'learn.example.test.evil.test',
  'evil.test#learn.example.test',
  'user@learn.example.test',
])('rejects %s, which is another host', async (host) => {
  // The adapter refuses what isn't a host at all with 400.
  expect([400, 421]).toContain(await statusFrom('127.0.0.1', host));
});

test('a server listens on the loopback interface by default', async () => {
  listening = createServer();
  await listen(listening, 0);
  expect(listening.address()).toMatchObject({ address: '127.0.0.1' });
  await closeServer(listening, 0);
  const port = await listen(listening, 0, '0.0.0.0');
  expect(listening.address()).toMatchObject({ address: '0.0.0.0' });
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (outside === undefined) return;
  const response = await fetch(`http://${outside.address}:${port}/`);
  expect(response.status).toBe(421);
});
