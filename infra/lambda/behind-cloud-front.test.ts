import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test } from 'vitest';
import { httpEvent } from '../../tests/support/apis.ts';
import { behindCloudFront } from './behind-cloud-front.ts';

const SECRETS = ['the-secret-of-yesterday', 'the-secret-of-tomorrow'];

/** Returns the event that an API receives for a request with these headers, and the response. */
async function send(headers: Record<string, string>) {
  const seen: APIGatewayProxyEventV2[] = [];
  const api = behindCloudFront(SECRETS, async (event) => {
    seen.push(event);
    return { statusCode: 200, body: 'in' };
  });
  const event = httpEvent({ path: '/api/challenges', headers });
  event.requestContext.http.sourceIp = '192.0.2.1';
  return { answer: await api(event), seen: seen[0] };
}

test.each(SECRETS)('accepts CloudFront with %s and removes its headers', async (secret) => {
  const { answer, seen } = await send({
    'x-origin-verify': secret,
    'x-viewer-address': '198.51.100.7',
    'x-kept': 'yes',
  });
  expect(answer).toEqual({ statusCode: 200, body: 'in' });
  expect(seen?.headers).toEqual({ 'x-kept': 'yes' });
  expect(seen?.requestContext.http.sourceIp).toBe('198.51.100.7');
  expect(seen?.requestContext.requestId).toBe('test');
});

test.each([
  {},
  { 'x-origin-verify': '' },
  { 'x-origin-verify': 'the-secret-of-yester' },
  { 'x-origin-verify': 'the-secret-of-yesterday, the-secret-of-yesterday' },
  { 'x-origin-verify': SECRETS.join(',') },
  { 'x-viewer-address': '198.51.100.7' },
])('rejects a request that bypasses CloudFront with %j', async (headers) => {
  const { answer, seen } = await send(headers);
  expect(seen).toBeUndefined();
  expect(answer.statusCode).toBe(403);
  expect(JSON.parse(answer.body ?? '')).toEqual({
    error: 'This is not the URL of the site. Send requests to the URL that browsers use.',
    code: 'FORBIDDEN',
  });
});

test.each([
  ['2001:db8::7', '2001:db8::7'],
  ['198.51.100.7, 203.0.113.9', '192.0.2.1'],
  ['198.51.100.7:443', '192.0.2.1'],
  ['unknown', '192.0.2.1'],
  ['', '192.0.2.1'],
])('maps the address "%s" to the client %s', async (address, client) => {
  const { seen } = await send({
    'x-origin-verify': 'the-secret-of-yesterday',
    'x-viewer-address': address,
  });
  expect(seen?.requestContext.http.sourceIp).toBe(client);
});
