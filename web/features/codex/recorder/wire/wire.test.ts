import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { RecordedPacket } from '../../../../../sandbox/recording/recording.ts';
import { dissect, infoOf, protocolOf } from './dissect.ts';
import { checksumOf, packetBytes, pcapOf } from './packet-bytes.ts';
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

test('the layers cover every byte of a packet once', () => {
  for (const packet of [QUERY, REQUEST, ...PRINTER_PACKETS]) {
    const { bytes, layers } = dissect(packet, 1);
    expect(layers.map(({ start }) => start)).toEqual([
      0,
      ...layers.slice(0, -1).map(({ end }) => end),
    ]);
    expect(layers.at(-1)?.end).toBe(bytes.length);
  }
});

const nameHost = (address: string): string => (address === '192.0.2.40' ? 'printer.test' : address);

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

const TSHARK = 'tshark';
const hasTshark = spawnSync(TSHARK, ['--version']).status === 0;
const MISSING = 'TShark is not installed, so the capture file is not checked.';

/** What TShark says about packets, one line each. */
function readWithTshark(packets: readonly RecordedPacket[], fields: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'capture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'wire.pcap');
  writeFileSync(file, pcapOf(packets));
  const checks = ['ip.check_checksum', 'tcp.check_checksum', 'udp.check_checksum'];
  const output = execFileSync(
    TSHARK,
    [
      ...['-n', '-r', file, '-T', 'fields', '-E', 'separator=|'],
      ...checks.flatMap((check) => ['-o', `${check}:TRUE`]),
      ...fields.flatMap((field) => ['-e', field]),
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return output.toString().trimEnd().split('\n');
}

test('TShark reads the capture file as it was meant', ({ skip }) => {
  skip(!hasTshark, MISSING);
  const lines = readWithTshark(
    [...PRINTER_PACKETS, { ...QUERY, time: 1 }, { ...REQUEST, time: 2 }],
    [
      '_ws.col.Protocol',
      'ip.checksum.status',
      'tcp.checksum.status',
      '_ws.malformed',
      'frame.time_relative',
    ],
  );
  expect(lines.map((line) => line.split('|').slice(0, 4))).toEqual([
    ['TCP', '1', '1', ''],
    ['TCP', '1', '1', ''],
    ['TCP', '1', '1', ''],
    ['TELNET', '1', '1', ''],
    ['TCP', '1', '1', ''],
    ['TELNET', '1', '1', ''],
    ['DNS', '1', '', ''],
    ['HTTP', '1', '1', ''],
  ]);
  expect(lines[1]?.split('|')[4]).toBe('0.002000000');
});

test('long data becomes packets that a network carries', ({ skip }) => {
  skip(!hasTshark, MISSING);
  const data = new Uint8Array(4_000).fill(65);
  const lines = readWithTshark(
    [packetOf({ data, flags: 'PA' })],
    ['tcp.len', 'tcp.analysis.flags'],
  );
  expect(lines).toEqual(['1460|', '1460|', '1080|']);
});
