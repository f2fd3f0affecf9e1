import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import { asciiOf } from './ascii.ts';
import { dnsWords } from './dns.ts';
import { icmpWords, quoteWords } from './icmp.ts';
import { ipHeaderBytes, packetBytes } from './packet-bytes.ts';
import { isSmtp, smtpWords } from './smtp.ts';
import { tlsWords } from './tls.ts';

/** A part of a packet's bytes. */
export interface Layer {
  name: string;
  /** Its color in the hexdump. */
  kind: 'ip' | 'transport' | 'data';
  /** The offset of its first byte, and of the byte after its last one. */
  start: number;
  end: number;
  /** What it says. */
  words: string;
}

const FLAG_NAMES: readonly (readonly [flag: string, name: string])[] = [
  ['S', 'SYN'],
  ['F', 'FIN'],
  ['R', 'RST'],
  ['P', 'PSH'],
  ['A', 'ACK'],
];

/** Returns the flags of a packet by name: `PSH ACK`. */
export function flagNames({ flags }: Pick<RecordedPacket, 'flags'>): string[] {
  return FLAG_NAMES.filter(([flag]) => flags.includes(flag)).map(([, name]) => name);
}

const HTTP_LINE =
  /^(?:(?:GET|HEAD|POST|PUT|DELETE|PATCH|OPTIONS) \S+ HTTP\/[\d.]+|HTTP\/[\d.]+ \d{3}[^\r\n]*)/;

/** Returns the first line of an HTTP request or response; null if it isn't one. */
function httpWords({ protocol, data }: RecordedPacket): string | null {
  if (protocol !== 'tcp') return null;
  return HTTP_LINE.exec(asciiOf(data.subarray(0, 200)).replace(/\.\..*$/, ''))?.[0] ?? null;
}

const transportOf = ({ protocol }: RecordedPacket): string =>
  protocol === 'icmpv6' ? 'ICMPv6' : protocol.toUpperCase();

/** Returns the innermost protocol that is recognized: TCP, UDP, ICMP, ICMPv6, DNS, HTTP, TLS or SMTP. */
export function protocolOf(packet: RecordedPacket): string {
  if (dnsWords(packet) !== null) return 'DNS';
  if (httpWords(packet) !== null) return 'HTTP';
  if (tlsWords(packet) !== null) return 'TLS';
  return isSmtp(packet) ? 'SMTP' : transportOf(packet);
}

/** Returns what the protocols above TCP, UDP and IP say; null if none of them is recognized. */
function innerWords(packet: RecordedPacket): string | null {
  return (
    dnsWords(packet) ??
    httpWords(packet) ??
    tlsWords(packet) ??
    smtpWords(packet) ??
    icmpWords(packet)
  );
}

/** How many characters of the data the packet table shows. */
const INFO_CHARACTERS = 48;

function dataWords({ data }: RecordedPacket): string {
  const text = asciiOf(data.subarray(0, INFO_CHARACTERS));
  const bytes = data.length === 1 ? '1 byte' : `${data.length} bytes`;
  return `${bytes}: ${JSON.stringify(text)}${data.length > INFO_CHARACTERS ? '…' : ''}`;
}

/** Describes a packet in one line. */
export function infoOf(packet: RecordedPacket): string {
  const known = innerWords(packet);
  if (known !== null) return known;
  if (packet.data.length > 0) return dataWords(packet);
  return `${packet.sourcePort} → ${packet.targetPort}${flagWords(packet)}`;
}

/** Says what a TCP packet without data does to its connection. */
function flagWords({ flags }: RecordedPacket): string {
  if (flags.includes('R')) return ', resets the connection';
  if (flags.includes('F')) return ', closes its side';
  if (!flags.includes('S')) return '';
  return flags.includes('A') ? ', accepts' : ', asks for a connection';
}

/** Checksums aren't recorded: they are computed for the bytes. IPv6 has none of its own. */
const VALID = 'checksum valid';

/** Describes the header of the protocol that IP carries. */
function headerWords(packet: RecordedPacket, length: number): string {
  const { sourcePort, targetPort, message } = packet;
  const what =
    message === undefined
      ? `${sourcePort} → ${targetPort}`
      : `type ${message.type}, code ${message.code}`;
  const flags = flagNames(packet).join(' ');
  return [`${length} bytes`, what, ...(flags === '' ? [] : [flags]), VALID].join(', ');
}

/** Returns the name and the words of the layer that a packet's data belongs to. */
function dataLayer(packet: RecordedPacket): Pick<Layer, 'name' | 'words'> {
  const quote = quoteWords(packet);
  if (quote !== null) return { name: 'Quoted', words: quote };
  const [name, transport] = [protocolOf(packet), transportOf(packet)];
  return { name: name === transport ? 'Data' : name, words: infoOf(packet) };
}

/** Returns the bytes of a packet and the layers that they belong to. */
export function dissect(
  packet: RecordedPacket,
  id: number,
): { bytes: Uint8Array; layers: Layer[] } {
  const bytes = packetBytes(packet, id);
  const ipEnd = ipHeaderBytes(packet);
  const dataStart = bytes.length - packet.data.length;
  const { source, target } = packet;
  const isIpv6 = source.includes(':');
  const layers: Layer[] = [
    {
      name: isIpv6 ? 'IPv6' : 'IPv4',
      kind: 'ip',
      start: 0,
      end: ipEnd,
      words: `${ipEnd} bytes, ${source} → ${target}${isIpv6 ? '' : `, ${VALID}`}`,
    },
    {
      name: transportOf(packet),
      kind: 'transport',
      start: ipEnd,
      end: dataStart,
      words: headerWords(packet, dataStart - ipEnd),
    },
  ];
  if (packet.data.length > 0)
    layers.push({ ...dataLayer(packet), kind: 'data', start: dataStart, end: bytes.length });
  return { bytes, layers };
}
