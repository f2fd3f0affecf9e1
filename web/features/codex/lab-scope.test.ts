import { expect, test } from 'vitest';
import { isInNetwork, isInScope } from './lab-scope.ts';

test.each([
  ['192.0.2.20', '192.0.2.0/24', true],
  ['192.0.3.20', '192.0.2.0/24', false],
  ['10.9.0.1', '10.0.0.0/8', true],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.8', '192.0.2.7/32', false],
  ['203.0.113.1', '0.0.0.0/0', true],
  ['2001:db8::20', '2001:db8::/32', true],
  ['2001:db8:0:0:0:0:0:20', '2001:db8::/125', false],
  ['2001:db8:1::', '2001:0db8:0001::/48', true],
  ['fe80::1', '2001:db8::/32', false],
  ['fe80::1', '0.0.0.0/0', false],
  ['1:2:3', '::/0', false],
  ['web.test', '192.0.2.0/24', false],
])('%s in %s: %s', (address, network, isInside) => {
  expect(isInNetwork(address, network)).toBe(isInside);
});

test('a lab without a scope allows every host', () => {
  expect(isInScope('198.51.100.7', { hosts: [] })).toBe(true);
});

test('a host in one of several networks is in scope', () => {
  const lab = { hosts: [], scope: ['192.0.2.0/24', '198.51.100.0/24'] };
  expect(isInScope('198.51.100.7', lab)).toBe(true);
  expect(isInScope('203.0.113.7', lab)).toBe(false);
});
