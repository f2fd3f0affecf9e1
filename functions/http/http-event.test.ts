import { expect, test } from 'vitest';
import { addressBlock } from './http-event.ts';

test.for([
  ['198.51.100.4', '198.51.100.4'],
  ['::ffff:198.51.100.4', '198.51.100.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is identified by %s', ([address = '', block]) => {
  expect(addressBlock(address)).toBe(block);
});

test('two addresses of one household are one client', () => {
  expect(addressBlock('2001:db8::1')).toBe(addressBlock('2001:db8:0:0:ffff::2'));
});
