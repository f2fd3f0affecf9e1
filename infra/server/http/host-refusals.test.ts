import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogEntry } from '../../../functions/http/log.ts';
import { createApp } from './app.ts';
import { createHttpServer } from './http-server.ts';
import { closeServer, listen } from '../../http/listen.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const logged: LogEntry[] = [];
let server: Server;
let port: number;

beforeAll(async () => {
  const app = createApp({
    siteUrl: 'http://localhost',
    authOrigin: null,
    log: (entry) => void logged.push(entry),
  });
  app.get('/failing', () => Promise.reject(new Error('with kestrel@example.test in it')));
  app.get('/half', () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('the first half')),
    });
    return new Response(body);
  });
  server = createHttpServer((request, env) => app.fetch(request, env));
  port = await listen(server, 0);
});
afterAll(() => closeServer(server, 0));

/** Sends texts in sequence, each after a response to the previous one has arrived, and returns everything received. */
async function exchange(...texts: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const received = text(socket);
  for (const [index, part] of texts.entries()) {
    if (index > 0) await once(socket, 'data');
    socket.write(part);
  }
  return received;
}

/** Parses a raw response. */
function read(answer: string): { status: number; requestId: string; body: unknown } {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    requestId: /^x-request-id: (.*)$/im.exec(head)?.[1]?.trim() ?? '',
    body: JSON.parse(body),
  };
}

const sentence = expect.stringMatching(/^[A-Z].*\.$/) as string;

test.for<[name: string, request: string, status: number, code: string]>([
  ['text that is not HTTP', 'hello\r\n\r\n', 400, 'INVALID_INPUT'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
    'INVALID_INPUT',
  ],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'INVALID_INPUT'],
  [
    'an unknown host name',
    'GET / HTTP/1.1\r\nHost: rebound.example.test\r\nConnection: close\r\n\r\n',
    421,
    'MISDIRECTED',
  ],
  [
    'an unknown path',
    'GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    404,
    'NOT_FOUND',
  ],
  [
    'headers without an end',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'TOO_LARGE',
  ],
])('rejects %s in JSON, with the request ID', async ([_name, request, status, code]) => {
  const answer = read(await exchange(request));
  expect(answer).toEqual({
    status,
    requestId: expect.stringMatching(ID) as string,
    body: { error: sentence, code },
  });
});

test('a malformed request writes nothing into a response that has begun', async () => {
  const request = 'GET /half HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const answer = await exchange(request, 'hello\r\n\r\n');
  expect(answer).toContain('the first half');
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('a failing handler logs the request ID and the error ID that the response quotes', async () => {
  const request = 'GET /failing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const { status, requestId, body } = read(await exchange(request));
  const [entry, ...more] = logged;
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ level: 'error', requestId });
  expect({ status, body }).toEqual({
    status: 500,
    body: {
      error: `Something went wrong on our side. Quote ${String(entry?.['id'])} when you report it.`,
      code: 'INTERNAL_SERVER_ERROR',
    },
  });
  expect(JSON.stringify(logged)).not.toContain('kestrel');
});
