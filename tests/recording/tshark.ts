// cspell:ignore desegment
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RecordedPacket } from '../../sandbox/recording/recording.ts';
import { pcapOf } from '../../web/recorder/wire/packet-bytes.ts';

const PROGRAM = 'tshark';
export const HAS_TSHARK = spawnSync(PROGRAM, ['--version']).status === 0;
export const NO_TSHARK = 'TShark is not installed, so nothing reads the capture files.';

/** Checksums are verified, and every packet is dissected on its own, as the recorder shows it. */
const PREFERENCES = [
  ...['ip.check_checksum:TRUE', 'tcp.check_checksum:TRUE', 'udp.check_checksum:TRUE'],
  ...['tcp.desegment_tcp_streams:FALSE', 'http.desegment_headers:FALSE'],
  'http.desegment_body:FALSE',
];

/** The fields of a packet by name. A packet of ICMP has some twice: its own, and those of the packet that it quotes. */
export type Fields<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** Returns what TShark reads in a capture file of packets, one entry per frame. */
export function readWithTshark<Name extends string>(
  packets: readonly RecordedPacket[],
  names: readonly Name[],
): Fields<Name>[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'capture-'));
  try {
    const file = path.join(folder, 'wire.pcap');
    writeFileSync(file, pcapOf(packets));
    const options = [
      ...PREFERENCES.flatMap((preference) => ['-o', preference]),
      ...['-T', 'fields', '-E', 'separator=/t', '-E', 'aggregator=|'],
      ...names.flatMap((name) => ['-e', name]),
    ];
    const output = execFileSync(PROGRAM, ['-n', '-r', file, ...options], {
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
    return output
      .split('\n')
      .slice(0, -1)
      .map((line) => toFields(line, names));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toFields<Name extends string>(line: string, names: readonly Name[]): Fields<Name> {
  const values = line.split('\t');
  const entries = names.map((name, index) => [
    name,
    (values[index] || undefined)?.split('|') ?? [],
  ]);
  return Object.fromEntries(entries) as Fields<Name>;
}
