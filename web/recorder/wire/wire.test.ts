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

const readingOf = (given: Partial<typeof REQUEST>): string[] => {
  const packet = packetOf(given);
  return [protocolOf(packet), infoOf(packet)];
};

test.each([
  [{ targetPort: 25 }, 'MAIL FROM:<a@lab.test>\r\n', 'MAIL FROM:<a@lab.test>'],
  [{ targetPort: 587 }, 'quit\r\n', 'quit'],
  [{ sourcePort: 25 }, '250-mail.test\r\n250 SIZE 9\r\n', '250-mail.test'],
  [{ sourcePort: 25 }, ' ready\r\n', '8 bytes: " ready.."'],
  [{ targetPort: 25 }, 'Database: none\r\n', '16 bytes: "Database: none.."'],
])('a packet to or from the port of a mail server is read as SMTP: %o', (ends, text, info) => {
  expect(readingOf({ ...ends, data: bytesOf(text) })).toEqual(['SMTP', info]);
});

test.each([
  ['150303000201 00', 'Alert: warning, close notify'],
  ['15030300020263', 'Alert: fatal, number 99'],
  ['1503030002c0de', 'Encrypted Alert'],
  ['1603030004 0e000000 140303000101', 'Server Hello Done, Change Cipher Spec'],
  ['1603030004 7e7e7e7e', 'Encrypted Handshake Message'],
  ['16030300ff 01', 'the beginning of a handshake message'],
  ['16030100060100 0002 0303', 'Client Hello'],
])('records of TLS are recognized at any port: %s', (hex, info) => {
  const data = Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
  expect(readingOf({ data })).toEqual(['TLS', info]);
});

test.each(['1603', '160303000000', '1803030001ff', '1602030001ff', '160303ffff01'])(
  'what is not a record of TLS is data: %s',
  (hex) => {
    const [protocol] = readingOf({ data: Uint8Array.from(Buffer.from(hex, 'hex')) });
    expect(protocol).toBe('TCP');
  },
);

test('a message of ICMP says which packet went nowhere', () => {
  expect([protocolOf(REFUSAL), infoOf(REFUSAL)]).toEqual([
    'ICMPv6',
    'port unreachable: UDP to [2001:db8::40]:9',
  ]);
  expect(dissect(REFUSAL, 1).layers.map(({ name, words }) => `${name}: ${words}`)).toEqual([
    'IPv6: 40 bytes, 2001:db8::40 → 2001:db8::99',
    'ICMPv6: 8 bytes, type 1, code 4, checksum valid',
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
