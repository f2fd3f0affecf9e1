import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress },
});

test('uses the address of the connection and ignores headers', () => {
  const request = from('192.0.2.7', { 'x-forwarded-for': '203.0.113.9' });
  expect(clientAddress(request)).toBe('192.0.2.7');
  expect(clientAddress({ headers: {}, socket: {} })).toBeNull();
});

test('behind a proxy, uses what the proxy appended to its header, not what the client wrote', () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.4' };
  expect(clientAddress(from('192.0.2.7', headers), 'X-Forwarded-For')).toBe('198.51.100.4');
});

test.each(['', 'unknown', '198.51.100.4:80', '"><script>'])(
  'a header with %j does not bypass a rate limit',
  (forwarded) => {
    expect(clientAddress(from('192.0.2.7', { 'x-real-ip': forwarded }), 'x-real-ip')).toBe(
      '192.0.2.7',
    );
  },
);

test('an IPv4-mapped IPv6 address equals its IPv4 address', () => {
  expect(clientAddress(from('::ffff:192.0.2.7'))).toBe('192.0.2.7');
});

test('addresses of one IPv6 network count as one', () => {
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8:0:0:ffff:1:2:3'));
  expect(networkOf('2001:db8::1')).not.toBe(networkOf('2001:db8:0:1::1'));
  expect(networkOf('192.0.2.7')).not.toBe(networkOf('192.0.2.8'));
});
