import { expect, test } from 'vitest';
import { hexdumpRows } from './hexdump.tsx';

test('a dump has the format of hexdump -C', () => {
  expect(hexdumpRows('GET / HTTP/1.1\r\n\r\n')).toEqual([
    {
      offset: '00000000',
      hex: '47 45 54 20 2f 20 48 54  54 50 2f 31 2e 31 0d 0a',
      ascii: 'GET / HTTP/1.1..',
    },
    { offset: '00000010', hex: '0d 0a'.padEnd(48), ascii: '..' },
  ]);
});

test('the offset starts at the base, and text is encoded as UTF-8', () => {
  expect(hexdumpRows('é', 0x20)).toEqual([
    { offset: '00000020', hex: 'c3 a9'.padEnd(48), ascii: '..' },
  ]);
});
