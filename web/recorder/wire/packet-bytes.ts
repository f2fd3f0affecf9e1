import { readAddress } from '../../../sandbox/recording/ip-address.ts';
import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';

/** The most bytes that a packet has on Ethernet. */
const PACKET_BYTES = 1_500;
const IPV4_HEADER_BYTES = 20;
const IPV6_HEADER_BYTES = 40;
const TCP_HEADER_BYTES = 20;
const UDP_HEADER_BYTES = 8;
const ICMP_HEADER_BYTES = 8;
const HOPS = 64;
const FLAG_BITS: ReadonlyMap<string, number> = new Map([
  ['F', 1],
  ['S', 2],
  ['R', 4],
  ['P', 8],
  ['A', 16],
]);

/** Returns the Internet checksum of some bytes, as RFC 1071 defines it. */
export function checksumOf(bytes: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 2)
    sum += ((bytes[at] ?? 0) << 8) + (bytes[at + 1] ?? 0);
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  return ~sum & 0xffff;
}

const isIpv6 = ({ source }: RecordedPacket): boolean => source.includes(':');

/** Returns the length of a packet's IP header, in bytes. */
export const ipHeaderBytes = (packet: RecordedPacket): number =>
  isIpv6(packet) ? IPV6_HEADER_BYTES : IPV4_HEADER_BYTES;

/** Returns the most data that a TCP packet carries on Ethernet, in bytes. */
const segmentBytes = (packet: RecordedPacket): number =>
  PACKET_BYTES - ipHeaderBytes(packet) - TCP_HEADER_BYTES;

const addressesOf = ({ source, target }: RecordedPacket): number[] =>
  [source, target].flatMap((address) => readAddress(address) ?? []);

function joined(...parts: ArrayLike<number>[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function tcpHeader(packet: RecordedPacket): Uint8Array {
  const { flags, sourcePort, targetPort, sequence, acknowledgment } = packet;
  // A SYN says how much data a packet may carry.
  const most = segmentBytes(packet);
  const options = flags.includes('S') ? [2, 4, most >> 8, most & 0xff] : [];
  const header = joined(new Uint8Array(TCP_HEADER_BYTES), options);
  const view = new DataView(header.buffer);
  view.setUint16(0, sourcePort);
  view.setUint16(2, targetPort);
  view.setUint32(4, sequence);
  view.setUint32(8, acknowledgment);
  view.setUint8(12, (header.length / 4) << 4);
  view.setUint8(
    13,
    Array.from(flags).reduce((bits, flag) => bits | (FLAG_BITS.get(flag) ?? 0), 0),
  );
  view.setUint16(14, 64_240);
  return header;
}

function udpHeader({ sourcePort, targetPort, data }: RecordedPacket): Uint8Array {
  const header = new Uint8Array(UDP_HEADER_BYTES);
  const view = new DataView(header.buffer);
  view.setUint16(0, sourcePort);
  view.setUint16(2, targetPort);
  view.setUint16(4, UDP_HEADER_BYTES + data.length);
  return header;
}

function icmpHeader({ message }: RecordedPacket): Uint8Array {
  return joined([message?.type ?? 0, message?.code ?? 0], new Uint8Array(ICMP_HEADER_BYTES - 2));
}

/** How IP carries a protocol: its number, the header, and where the checksum is in it. */
interface Transport {
  number: number;
  headerOf: (packet: RecordedPacket) => Uint8Array;
  checksumAt: number;
  /** Whether the checksum includes the addresses. */
  hasPseudoHeader: boolean;
}

const TRANSPORTS: Readonly<Record<RecordedPacket['protocol'], Transport>> = {
  tcp: { number: 6, headerOf: tcpHeader, checksumAt: 16, hasPseudoHeader: true },
  udp: { number: 17, headerOf: udpHeader, checksumAt: 6, hasPseudoHeader: true },
  icmp: { number: 1, headerOf: icmpHeader, checksumAt: 2, hasPseudoHeader: false },
  icmpv6: { number: 58, headerOf: icmpHeader, checksumAt: 2, hasPseudoHeader: true },
};

/** Returns what IP carries: a header with its checksum, and the data. */
function segmentOf(packet: RecordedPacket): Uint8Array {
  const { number, headerOf, checksumAt, hasPseudoHeader } = TRANSPORTS[packet.protocol];
  const segment = joined(headerOf(packet), packet.data);
  const length = [segment.length >> 8, segment.length & 0xff];
  const pseudoHeader = hasPseudoHeader ? [...addressesOf(packet), 0, number, ...length] : [];
  const sum = checksumOf(joined(pseudoHeader, segment));
  // In UDP, 0 means that there is no checksum.
  const written = packet.protocol === 'udp' ? sum || 0xffff : sum;
  new DataView(segment.buffer).setUint16(checksumAt, written);
  return segment;
}

function ipv4Header(packet: RecordedPacket, id: number, length: number): Uint8Array {
  const header = new Uint8Array(IPV4_HEADER_BYTES);
  const view = new DataView(header.buffer);
  view.setUint8(0, 0x45);
  view.setUint16(2, header.length + length);
  view.setUint16(4, id & 0xffff);
  view.setUint16(6, 0x4000);
  view.setUint8(8, HOPS);
  view.setUint8(9, TRANSPORTS[packet.protocol].number);
  header.set(addressesOf(packet), 12);
  view.setUint16(10, checksumOf(header));
  return header;
}

function ipv6Header(packet: RecordedPacket, length: number): Uint8Array {
  const header = new Uint8Array(IPV6_HEADER_BYTES);
  const view = new DataView(header.buffer);
  view.setUint8(0, 0x60);
  view.setUint16(4, length);
  view.setUint8(6, TRANSPORTS[packet.protocol].number);
  view.setUint8(7, HOPS);
  header.set(addressesOf(packet), 8);
  return header;
}

/**
 * Returns a packet as a packet of IP with valid checksums. The lab has no lower layer.
 *
 * @param id the identification of an IPv4 header, 0 to 65535
 */
export function packetBytes(packet: RecordedPacket, id: number): Uint8Array {
  const segment = segmentOf(packet);
  const { length } = segment;
  const header = isIpv6(packet) ? ipv6Header(packet, length) : ipv4Header(packet, id, length);
  return joined(header, segment);
}

/** Returns the length of a packet with its headers, in bytes. */
export const byteCount = (packet: RecordedPacket): number =>
  ipHeaderBytes(packet) + segmentOf(packet).length;

/** Cuts a TCP packet into packets of the size that a network carries. */
function segmentsOf(packet: RecordedPacket): RecordedPacket[] {
  const { data, protocol, sequence, flags } = packet;
  const most = segmentBytes(packet);
  if (protocol !== 'tcp' || data.length <= most) return [packet];
  return Array.from({ length: Math.ceil(data.length / most) }, (_, index) => {
    const start = index * most;
    const isLast = start + most >= data.length;
    return {
      ...packet,
      sequence: (sequence + start) % 2 ** 32,
      flags: isLast ? flags : flags.replace('P', ''),
      data: data.subarray(start, start + most),
    };
  });
}

/** Returns the packets of a capture file: in the order of time, and none longer than a network carries. */
export function framesOf(packets: readonly RecordedPacket[]): RecordedPacket[] {
  return packets.toSorted((one, other) => one.time - other.time).flatMap(segmentsOf);
}

/** The moment at which cases begin in the file, in seconds since 1970. */
const START_SECONDS = 1_714_986_000;
/** The link type of packets that begin with their IP header. */
const LINKTYPE_RAW = 101;
/** The longest packet that a capture file may contain, as Wireshark has it. */
const SNAP_BYTES = 262_144;

/**
 * Writes packets as a capture file for Wireshark, with times in nanoseconds.
 *
 * @see https://www.ietf.org/archive/id/draft-ietf-opsawg-pcap-03.html
 */
export function pcapOf(packets: readonly RecordedPacket[]): Uint8Array {
  const head = new DataView(new ArrayBuffer(24));
  head.setUint32(0, 0xa1b23c4d, true);
  head.setUint16(4, 2, true);
  head.setUint16(6, 4, true);
  head.setUint32(16, SNAP_BYTES, true);
  head.setUint32(20, LINKTYPE_RAW, true);
  const records = framesOf(packets).flatMap((packet, index) => {
    const bytes = packetBytes(packet, index + 1);
    const nanoseconds = Math.round(packet.time * 1e9);
    const seconds = Math.floor(nanoseconds / 1e9);
    const record = new DataView(new ArrayBuffer(16));
    record.setUint32(0, START_SECONDS + seconds, true);
    record.setUint32(4, nanoseconds - seconds * 1e9, true);
    record.setUint32(8, bytes.length, true);
    record.setUint32(12, bytes.length, true);
    return [new Uint8Array(record.buffer), bytes];
  });
  return joined(new Uint8Array(head.buffer), ...records);
}
