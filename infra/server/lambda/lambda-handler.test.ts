import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, expect, test } from 'vitest';
import type { HttpAnswer } from '../../../functions/http/api-handler.ts';
import type { LogEntry } from '../../../functions/http/log.ts';
import { createApp } from '../http/app.ts';
import { createHttpServer } from '../http/http-server.ts';
import { closeServer, listen } from '../../http/listen.ts';
import { lambdaHandler, limitBody } from './lambda-handler.ts';

let server: Server;

afterEach(() => closeServer(server, 0));

test('translates a request into the event that API Gateway would send', async () => {
  const { received, url } = await host({ statusCode: 200, body: 'ok' });
  await fetch(`${url}/api/challenges/caf%C3%A9?tag=a&tag=b%2Cc&empty=&plus=1+2`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: 'theme=dark; offer=1',
      'User-Agent': 'a-test',
      'X-Custom': 'Value',
    },
    body: '{"code":"print(1)"}',
  });
  expect(received[0]).toMatchObject({
    version: '2.0',
    routeKey: '$default',
    rawPath: '/api/challenges/café',
    rawQueryString: 'tag=a&tag=b%2Cc&empty=&plus=1+2',
    queryStringParameters: { tag: 'a,b,c', empty: '', plus: '1 2' },
    cookies: ['theme=dark', 'offer=1'],
    headers: { 'content-type': 'application/json', 'user-agent': 'a-test', 'x-custom': 'Value' },
    requestContext: {
      http: {
        method: 'POST',
        path: '/api/challenges/café',
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'a-test',
      },
      stage: '$default',
    },
    body: '{"code":"print(1)"}',
    isBase64Encoded: false,
  });
  expect(received[0]?.headers).not.toHaveProperty('cookie');
  expect(received[0]?.requestContext.time).toMatch(
    /^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/,
  );
});

test('uses the client address that a proxy supplies', async () => {
  const { received, url } = await host({ statusCode: 204 }, 'x-forwarded-for');
  await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.4' } });
  expect(received[0]?.requestContext.http.sourceIp).toBe('198.51.100.4');
});

test('joins repeated headers with a comma', async () => {
  const { received, port } = await host({ statusCode: 204 });
  await sendRaw(
    port,
    'GET / HTTP/1.1\r\nHost: a\r\nX-Tag: one\r\nX-Tag: two\r\nConnection: close\r\n\r\n',
  );
  expect(received[0]?.headers['x-tag']).toBe('one,two');
});

test('encodes a binary body as base64', async () => {
  const { received, url } = await host({ statusCode: 200 });
  const body = new Uint8Array([0, 255, 128]);
  await fetch(url, { method: 'POST', headers: { 'content-type': 'image/png' }, body });
  expect(received[0]).toMatchObject({ body: 'AP+A', isBase64Encoded: true });
});

test('translates a result into the response, including cookies and binary bodies', async () => {
  const { url } = await host({
    statusCode: 201,
    headers: { 'Content-Type': 'application/octet-stream', 'Content-Length': '999', 'X-Size': 3 },
    cookies: ['a=1; Path=/', 'b=2'],
    body: 'AP+A',
    isBase64Encoded: true,
  });
  const response = await fetch(url);
  expect(response.status).toBe(201);
  expect(response.headers.get('x-size')).toBe('3');
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  expect(await response.bytes()).toEqual(new Uint8Array([0, 255, 128]));
});

test('sends a body while the function writes it', async () => {
  const { writable, readable: stream } = new TransformStream<Uint8Array, Uint8Array>();
  const { url } = await host({ statusCode: 200, stream });
  const writer = writable.getWriter();
  const response = await fetch(url);
  const reader = (response.body ?? stream).pipeThrough(new TextDecoderStream()).getReader();
  for (const part of ['first', 'second']) {
    await writer.write(new TextEncoder().encode(part));
    expect(await reader.read()).toEqual({ done: false, value: part });
  }
  await writer.close();
  expect(await reader.read()).toEqual({ done: true, value: undefined });
});

test('rejects a malformed path before the function sees it', async () => {
  const { received, url } = await host({ statusCode: 200 });
  for (const address of ['/%E0%A4%A', '/?name=%ZZ']) {
    const refused = await refusal(await fetch(url + address));
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  }
  expect(received).toEqual([]);
});

test('rejects a body over six megabytes before the function sees it', async () => {
  const { received, url } = await host({ statusCode: 200 });
  const body = 'x'.repeat(6 * 1024 * 1024 + 1);
  const refused = await refusal(await fetch(url, { method: 'POST', body }));
  expect(refused).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  expect(received).toEqual([]);
});

test('answers 500 with only the ID of the log entry if the function throws', async () => {
  const { url, logged } = await host(new Error('the password is secret'));
  const { status, body, requestId } = await refusal(await fetch(url));
  const [entry] = logged;
  expect(entry).toMatchObject({ level: 'error', function: 'api', requestId });
  expect({ status, body }).toEqual({
    status: 500,
    body: {
      error: `Something went wrong on our side. Quote ${String(entry?.['id'])} when you report it.`,
      code: 'INTERNAL_SERVER_ERROR',
    },
  });
  expect(JSON.stringify(logged)).not.toContain('secret');
});

test('answers 504 if the function takes too long', async () => {
  const { url, received } = await host('never');
  const { status, body, requestId } = await refusal(await fetch(url));
  expect({ status, body }).toMatchObject({ status: 504, body: { code: 'UNAVAILABLE' } });
  expect(requestId).toBe(received[0]?.requestContext.requestId);
});

async function host(
  answer: HttpAnswer | Error | 'never',
  addressHeader?: string,
): Promise<{ received: APIGatewayProxyEventV2[]; logged: LogEntry[]; url: string; port: number }> {
  const logged: LogEntry[] = [];
  const received: APIGatewayProxyEventV2[] = [];
  const app = createApp({
    siteUrl: 'http://a',
    authOrigin: null,
    log: (entry) => void logged.push(entry),
  });
  const handler = lambdaHandler({
    name: 'api',
    timeoutMs: answer === 'never' ? 50 : 10_000,
    addressHeader,
    log: (entry) => void logged.push(entry),
    handler: (event) => {
      received.push(event);
      if (answer === 'never') return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  app.all('*', limitBody, handler);
  server = createHttpServer((request, env) => app.fetch(request, env));
  const port = await listen(server, 0);
  return { received, logged, port, url: `http://127.0.0.1:${port}` };
}

/** Returns the error message of a host refusal and its request ID. */
async function refusal(
  response: Response,
): Promise<{ status: number; requestId: string; body: unknown }> {
  const requestId = response.headers.get('x-request-id') ?? '';
  const body: unknown = await response.json();
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(body).toMatchObject({ error: expect.stringMatching(/^[A-Z].*\.$/) as string });
  return { status: response.status, requestId, body };
}

async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}
