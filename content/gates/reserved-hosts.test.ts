import { expect, test } from 'vitest';

import { reservedHosts } from './reserved-hosts.ts';

const check = (text: string) => reservedHosts({ file: 'tip.md', text });

test.each([
  'scan 192.0.2.20, 198.51.100.7 or 203.0.113.255',
  'inside 10.192.0.2, 172.16.0.1, 172.31.255.9 and 192.168.1.1',
  'mail soc@lab.example, browse https://web.test/index.html',
  'set net.ipv4.ip_unprivileged_port_start, import socket, open solution.py',
  'the metadata service at 169.254.169.254, and 2001:db8::20 and fe80::1 beside it',
  'at 12:30:45, aa:bb:cc:dd:ee:ff sent data[2001::2] and data[::2]',
  'SSH-2.0-OpenSSH_9.2 and RFC 6335 section 8.1.2',
])('"%s" passes', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ['8.8.8.8', 'ask 8.8.8.8'],
  ['127.0.0.1', 'connect to 127.0.0.1:80'],
  ['2606:4700::1111', 'ask [2606:4700::1111]:53'],
  ['172.32.0.1', 'scan 172.32.0.1/24'],
  ['example.com', 'see https://example.com/a'],
  ['victim.net', 'try www on victim.net.'],
  ['mail.internal', 'write to root@mail.internal'],
  ['shop.de', 'SHOP.de sells it'],
])('%s is reported', (host, text) => {
  expect(check(text).map(({ fix }) => fix)).toEqual([expect.stringContaining(`"${host}"`)]);
});

test('the problem names the line', () => {
  expect(check('first\nsecond 1.1.1.1')).toMatchObject([{ file: 'tip.md', field: 'line 2' }]);
});
