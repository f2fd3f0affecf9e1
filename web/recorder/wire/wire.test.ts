import { expect, test } from 'vitest';
import { dissect, infoOf, protocolOf } from './dissect.ts';
import { checksumOf, framesOf, packetBytes } from './packet-bytes.ts';
import { readFilter } from './packet-filter.ts';
import { packetOf, PRINTER_PACKETS } from './packets-for-tests.ts';

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);

const PRINTER = '07 7072696e746572 04 74657374 00';
const bytesOfHex = (hex: string): Uint8Array =>
  Uint8Array.from(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'));

/** A DNS query for the address of printer.test. */
const QUERY = packetOf({
  protocol: 'udp',
  targetPort: 53,
  data: bytesOfHex(`0007 0100 0001 0000 0000 0000 ${PRINTER} 0001 0001`),
});

/** The answer to it. @param flags in hex, @param count how many records it announces, @param records in hex */
const replyOf = (flags: string, count: number, records = '') =>
  packetOf({
    protocol: 'udp',
    sourcePort: 53,
    data: bytesOfHex(`0007 ${flags} 0001 000${count} 0000 0000 ${PRINTER} 0001 0001 ${records}`),
  });
/** The parts of a record that hold for all of them here: the name of the question, the class, and the lifetime. */
const recordOf = (type: string, data: string): string => {
  const length = bytesOfHex(data).length.toString(16).padStart(4, '0');
  return `c00c ${type} 0001 0000012c ${length} ${data}`;
};
const ADDRESS = recordOf('0001', 'c0000228');
const THRICE = 'A 192.0.2.40, A 192.0.2.40, A 192.0.2.40';
const SIX = `20010db8 ${'00'.repeat(11)} 40`;
/** a.test, which ends with the end of the question. */
const ALIAS = recordOf('0005', '01 61 c014');
const LONG_TEXT = recordOf('0010', `32 ${'61'.repeat(50)}`);
/** A name that ends with itself: the data of the first record begins at byte 42. */
const CIRCLE = '01 61 c02a';
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

test.each([
  ['one address', replyOf('8180', 1, ADDRESS), 'A 192.0.2.40'],
  ['an IPv6 address', replyOf('8180', 1, recordOf('001c', SIX)), 'AAAA 2001:db8::40'],
  ['an alias', replyOf('8180', 2, ALIAS + ADDRESS), 'CNAME a.test, A 192.0.2.40'],
  ['a mail server', replyOf('8180', 1, recordOf('000f', '000a c00c')), 'MX 10 printer.test'],
  ['a text', replyOf('8180', 1, recordOf('0010', '05 7631220a31')), String.raw`TXT "v1\".1"`],
  ['a long text', replyOf('8180', 1, LONG_TEXT), `TXT "${'a'.repeat(48)}"…`],
  ['a name', replyOf('8180', 1, recordOf('000c', 'c00c')), 'PTR printer.test'],
  ['another type', replyOf('8180', 1, recordOf('0063', '616263')), 'type 99 3 bytes'],
  ['many records', replyOf('8180', 5, ADDRESS.repeat(5)), `${THRICE} and 2 more`],
  ['nothing', replyOf('8180', 0), 'no records'],
  ['no such name', replyOf('8183', 0), 'NXDOMAIN'],
  ['an error', replyOf('8182', 0), 'SERVFAIL'],
  ['an unknown error', replyOf('818b', 0), 'error 11'],
  ['less than there is', replyOf('8380', 0), 'no records, truncated'],
  ['less than it announces', replyOf('8180', 2, ADDRESS), 'A 192.0.2.40 and 1 more'],
  ['a record that ends too early', replyOf('8180', 1, ADDRESS.slice(0, -2)), '1 record'],
  ['a name that leads to itself', replyOf('8180', 1, ADDRESS.replace('c00c', 'c01e')), '1 record'],
  ['a name that leads in a circle', replyOf('8180', 1, recordOf('000c', CIRCLE)), 'PTR 4 bytes'],
])('an answer says what it found: %s', (_what, reply, words) => {
  expect([protocolOf(reply), infoOf(reply)]).toEqual(['DNS', `answer A printer.test: ${words}`]);
});

test('a name server that could not read a question leaves it out', () => {
  const data = bytesOfHex('0007 8181 0000 0000 0000 0000');
  const reply = { ...QUERY, targetPort: 40_023, sourcePort: 53, data };
  expect(infoOf(reply)).toBe('answer without a question: FORMERR');
  expect(infoOf({ ...QUERY, data: bytesOfHex('0007 0100 0000 0000 0000 0000') })).toBe(
    'query without a question',
  );
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
  expect(readingOf({ data: bytesOfHex(hex) })).toEqual(['TLS', info]);
});

test.each(['1603', '160303000000', '1803030001ff', '1602030001ff', '160303ffff01'])(
  'what is not a record of TLS is data: %s',
  (hex) => {
    const [protocol] = readingOf({ data: bytesOfHex(hex) });
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
    'Quoted: UDP, [2001:db8::99]:40023 → [2001:db8::40]:9',
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
