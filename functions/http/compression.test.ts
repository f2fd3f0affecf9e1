import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { httpEvent } from '../../tests/support/apis.ts';
import type { HttpAnswer } from './api-handler.ts';
import { chooseEncoding, ENCODINGS, withCompression } from './compression.ts';

const LONG = JSON.stringify({ lessons: 'scan '.repeat(1_000) });

const send = (answer: HttpAnswer, accepted?: string): Promise<HttpAnswer> =>
  withCompression(() => Promise.resolve(answer))(
    httpEvent({ path: '/', ...(accepted && { headers: { 'accept-encoding': accepted } }) }),
  );

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0.0', 'gzip'],
  ['identity', null],
  ['gzip;q=0', null],
  ['', null],
])('of "%s", %s is chosen', (accepted, encoding) => {
  expect(chooseEncoding(accepted, ENCODINGS)).toBe(encoding);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a long answer is compressed with %s, and its ETag becomes weak',
  async (name, decode) => {
    const headers = { etag: '"1"', vary: 'authorization' };
    const { body = '', ...answer } = await send({ statusCode: 200, headers, body: LONG }, name);
    expect(answer).toEqual({
      statusCode: 200,
      isBase64Encoded: true,
      headers: { etag: 'W/"1"', vary: 'authorization, accept-encoding', 'content-encoding': name },
    });
    const bytes = Buffer.from(body, 'base64');
    expect(bytes.length).toBeLessThan(LONG.length / 10);
    expect(decode(bytes).toString()).toBe(LONG);
  },
);

test('a client that accepts no encoding gets the answer as it is, and caches learn of the choice', async () => {
  const answer = { statusCode: 200, headers: { etag: '"1"' }, body: LONG };
  const headers = { etag: '"1"', vary: 'accept-encoding' };
  expect(await send(answer)).toEqual({ ...answer, headers });
  expect(await send(answer, 'identity')).toEqual({ ...answer, headers });
});

test('a short answer is not compressed', async () => {
  const answer = { statusCode: 200, body: '{}' };
  expect(await send(answer, 'br')).toEqual({ ...answer, headers: { vary: 'accept-encoding' } });
});

test('an answer that is sent while it is written is compressed on the way', async () => {
  const parts = [LONG.slice(0, 100), LONG.slice(100)].map((part) => Buffer.from(part));
  const sent = await send({ statusCode: 200, stream: ReadableStream.from(parts) }, 'br, gzip');
  expect(sent.headers).toEqual({ vary: 'accept-encoding', 'content-encoding': 'gzip' });
  const bytes = Buffer.from(await new Response(sent.stream).arrayBuffer());
  expect(gunzipSync(bytes).toString()).toBe(LONG);
});
