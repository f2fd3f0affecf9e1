import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './ip-address.ts';

const hexOf = (text: string): string | undefined =>
  readAddress(text)
    ?.map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

test.each([
  ['192.0.2.10', 'c000020a'],
  ['::', '00'.repeat(16)],
  ['::1', `${'00'.repeat(15)}01`],
  ['2001:db8::99', '20010db8000000000000000000000099'],
  ['fe80::a:20', 'fe8000000000000000000000000a0020'],
  ['1:2:3:4:5:6:7:8', '00010002000300040005000600070008'],
  ['1:2:3:4:5:6:7::', '00010002000300040005000600070000'],
  ['::ffff:192.0.2.1', '00000000000000000000ffffc0000201'],
])('%s has the bytes %s', (text, bytes) => {
  expect(hexOf(text)).toBe(bytes);
});

test.each([
  ...['192.0.2.10', '::', '::1', '2001:db8::99', 'fe80::a:20', '1:2:3:4:5:6:7:8', '1::', '1::8'],
  ...['1:0:3:4:5:6:7:8', '1::4:5:0:0:8', '1:0:0:4::8', '0:2:3:4:5:6:7:0', '10:20::', '::10:0:20'],
])('%s is written as it was read', (text) => {
  expect(writeAddress(new Uint8Array(readAddress(text) ?? []))).toBe(text);
});

test.each([
  ...['', '1.2.3', '1.2.3.256', '01.2.3.4', 'evil.test', ':', ':::', '1::2::3', '1:2:3:4:5:6:7'],
  ...['1:2:3:4:5:6:7:8:9', '1::2:3:4:5:6:7:8', '::12345', '::g', '::1.2.3', '::1.2.3.256', '::A'],
  ...['fe80::1%eth0', '::1 ', '1.2.3.4:5'],
])('“%s” is not an address', (text) => {
  expect(readAddress(text)).toBeNull();
});
