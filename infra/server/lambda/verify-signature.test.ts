import { AwsV4Signer } from 'aws4fetch';
import { expect, test } from 'vitest';
import { isSigned } from './verify-signature.ts';

const key = { accessKeyId: 'packetsmith', secretAccessKey: 'a-key-that-nobody-could-guess-at-all' };
const URL_OF_HOST = 'http://10.0.0.5:8080/2015-03-31/functions/execution/invocations';
/** SHA-256 of `{}`. */
const EMPTY_OBJECT = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';

interface Sent {
  headers?: Record<string, string>;
  datetime?: string;
  secretAccessKey?: string;
}

/** Signs a request whose body is `{}`. */
async function sign({ headers, ...changes }: Sent = {}): Promise<Headers> {
  const signer = new AwsV4Signer({
    ...key,
    url: URL_OF_HOST,
    method: 'POST',
    body: '{}',
    service: 'lambda',
    region: 'hosts',
    allHeaders: true,
    headers: headers ?? { 'x-amz-tenant-id': 'ada', 'x-amz-content-sha256': EMPTY_OBJECT },
    ...changes,
  });
  return (await signer.sign()).headers;
}

const check = (headers: Headers, changes: { url?: string; body?: string; method?: string } = {}) =>
  isSigned({ method: 'POST', url: URL_OF_HOST, body: '{}', headers, ...changes }, key);

const dateIn = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString().replaceAll(/[:-]|\.\d{3}/g, '');

test('a request that was signed with the key is accepted', async () => {
  expect(await check(await sign())).toBe(true);
});

test.each([
  ['another body', { body: '{"code":"print(1)"}' }],
  ['another path', { url: URL_OF_HOST.replace('execution', 'other') }],
  ['another host', { url: URL_OF_HOST.replace('10.0.0.5', '10.0.0.6') }],
  ['another method', { method: 'PUT' }],
])('a signature is refused for %s than the signed one', async (_, changes) => {
  expect(await check(await sign(), changes)).toBe(false);
});

test('a signature is refused for another tenant than the signed one', async () => {
  const headers = await sign();
  headers.set('x-amz-tenant-id', 'bob');
  expect(await check(headers)).toBe(false);
});

test('a signature is refused if it leaves out the tenant or the hash of the body', async () => {
  const headers = await sign({ headers: { 'x-amz-content-sha256': EMPTY_OBJECT } });
  expect(await check(headers)).toBe(true);
  headers.set('x-amz-tenant-id', 'bob');
  expect(await check(headers)).toBe(false);
  expect(await check(await sign({ headers: { 'x-amz-tenant-id': 'ada' } }))).toBe(false);
});

test('a signature is refused if it leaves out the priority', async () => {
  const headers = await sign();
  headers.set('x-amz-client-context', 'e30=');
  expect(await check(headers)).toBe(false);
  const signed = {
    'x-amz-tenant-id': 'ada',
    'x-amz-client-context': 'e30=',
    'x-amz-content-sha256': EMPTY_OBJECT,
  };
  const complete = await sign({ headers: signed });
  expect(await check(complete)).toBe(true);
  complete.set('x-amz-client-context', 'e31=');
  expect(await check(complete)).toBe(false);
});

test('a signature of another key is refused', async () => {
  expect(await check(await sign({ secretAccessKey: 'another' }))).toBe(false);
});

test('a signature is valid for five minutes, in both directions', async () => {
  expect(await check(await sign({ datetime: dateIn(-4) }))).toBe(true);
  expect(await check(await sign({ datetime: dateIn(4) }))).toBe(true);
  expect(await check(await sign({ datetime: dateIn(-6) }))).toBe(false);
  expect(await check(await sign({ datetime: dateIn(6) }))).toBe(false);
});

test.each(['', 'Bearer token', 'AWS4-HMAC-SHA256 Credential=packetsmith/x'])(
  'the header %j is refused',
  async (authorization) => {
    const headers = await sign();
    headers.set('authorization', authorization);
    expect(await check(headers)).toBe(false);
  },
);
