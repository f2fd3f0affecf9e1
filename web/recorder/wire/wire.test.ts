import { expect, test } from 'vitest';
import { dissect, infoOf, protocolOf } from './dissect.ts';
import { checksumOf, framesOf, packetBytes } from './packet-bytes.ts';
import { readFilter } from './packet-filter.ts';
import { packetOf, PRINTER_PACKETS } from './packets-for-tests.ts';

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/** A DNS query for the address of printer.test. */
const QUERY = packetOf({
  protocol: 'udp',
  targetPort: 53,
  data: new Uint8Array([
    0,
    7,
    1,
    0,
    0,
    1,
    0,
    0,
    0,
    0,
    0,
    0,
    7,
    ...bytesOf('printer'),
    4,
    ...bytesOf('test'),
    0,
    0,
    1,
    0,
    1,
  ]),
});
const REQUEST = packetOf({ targetPort: 80, data: bytesOf('GET /a HTTP/1.1\r\nHost: a\r\n\r\n') });

/** A datagram to a closed port over IPv6, and the answer, which quotes it. */
const DATAGRAM = packetOf({
  protocol: 'udp',
  source: '2001:db8::99',
  target: '2001:db8::40',
  targetPort: 9,
  flags: '',
  data: bytesOf('ping'),
});
const REFUSAL = packetOf({
  protocol: 'icmpv6',
  source: '2001:db8::40',
  sourcePort: 0,
  target: '2001:db8::99',
  targetPort: 0,
  flags: '',
  message: { type: 1, code: 4 },
  data: packetBytes(DATAGRAM, 1),
});

test('the headers have valid checksums', () => {
  const bytes = packetBytes(REQUEST, 1);
  expect(checksumOf(bytes.subarray(0, 20))).toBe(0);
  const length = bytes.length - 20;
  const pseudo = [...bytes.subarray(12, 20), 0, 6, length >> 8, length & 0xff];
  expect(checksumOf(new Uint8Array([...pseudo, ...bytes.subarray(20)]))).toBe(0);
});

test('DNS and HTTP are recognized by what they contain', () => {
  expect([protocolOf(QUERY), infoOf(QUERY)]).toEqual(['DNS', 'query A printer.test']);
  expect([protocolOf(REQUEST), infoOf(REQUEST)]).toEqual(['HTTP', 'GET /a HTTP/1.1']);
  const damaged = { ...QUERY, data: QUERY.data.subarray(0, 15) };
  expect(protocolOf(damaged)).toBe('UDP');
});

test('a message of ICMP says which packet went nowhere', () => {
  expect([protocolOf(REFUSAL), infoOf(REFUSAL)]).toEqual([
    'ICMPv6',
    'port unreachable: UDP to [2001:db8::40]:9',
  ]);
  expect(dissect(REFUSAL, 1).layers.map(({ name, words }) => `${name}: ${words}`)).toEqual([
    'IPv6: 40 bytes, 2001:db8::40 → 2001:db8::99',
    'ICMPv6: 8 bytes, type 1, code 4',
    'Quoted packet: UDP, [2001:db8::99]:40023 → [2001:db8::40]:9',
  ]);
  const unknown = { ...REFUSAL, message: { type: 128, code: 0 }, data: bytesOf('echo') };
  expect(infoOf(unknown)).toBe('type 128, code 0');
});

test('long data becomes packets that a network carries', () => {
  const data = new Uint8Array(4_000).fill(65);
  const sizesOf = (given: Partial<typeof REQUEST>): number[] =>
    framesOf([packetOf({ data, flags: 'PA', ...given })]).map((frame) => frame.data.length);
  expect(sizesOf({})).toEqual([1_460, 1_460, 1_080]);
  expect(sizesOf({ source: '::1', target: '::2' })).toEqual([1_440, 1_440, 1_120]);
});

test('the layers cover every byte of a packet once', () => {
  for (const packet of [QUERY, REQUEST, DATAGRAM, REFUSAL, ...PRINTER_PACKETS]) {
    const { bytes, layers } = dissect(packet, 1);
    expect(layers.map(({ start }) => start)).toEqual([
      0,
      ...layers.slice(0, -1).map(({ end }) => end),
    ]);
    expect(layers.at(-1)?.end).toBe(bytes.length);
  }
});

const nameHost = (address: string): string => (address === '192.0.2.40' ? 'printer.test' : address);

test('the filter of a port shows what ICMP says about it', () => {
  const filter = readFilter('port:9', nameHost);
  if (typeof filter === 'string') throw new Error(filter);
  expect([DATAGRAM, REFUSAL, QUERY].map(filter)).toEqual([true, true, false]);
});

/** Returns the numbers of the packets that a filter shows, or its mistake. */
function filtered(source: string): number[] | string {
  const filter = readFilter(source, nameHost);
  if (typeof filter === 'string') return filter;
  return PRINTER_PACKETS.flatMap((packet, index) => (filter(packet) ? [index + 1] : []));
}

test.each([
  ['', [1, 2, 3, 4, 5, 6]],
  ['host:printer.test', [1, 2, 3, 4, 5, 6]],
  ['host:192.0.2.99', []],
  ['port in 22..24', [1, 2, 3, 4, 5, 6]],
  ['port:80', []],
  ['flag = syn', [1, 2]],
  ['flag:PSH text:"PRINTER "', [4]],
  ['protocol:tcp flag:fin', [5]],
  ['protocol:dns', []],
])('the filter %s shows packets', (source, shown) => {
  expect(filtered(source)).toEqual(shown);
});

test('a filter with a mistake says what is wrong', () => {
  expect(filtered('size:3')).toContain('“size” is not a key');
  expect(filtered('port:http')).toContain('“http” is not a port');
  expect(filtered('printer')).toContain('is not a condition');
});
