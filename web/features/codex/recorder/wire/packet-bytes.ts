import type { RecordedPacket } from '../../../../../sandbox/recording/recording.ts';

/** The most data that a TCP packet carries on Ethernet, in bytes. */
const SEGMENT_BYTES = 1_460;
const IP_HEADER_BYTES = 20;
const UDP_HEADER_BYTES = 8;
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

function addressBytes(address: string): number[] {
  return address.split('.').map(Number);
}

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
  const options = flags.includes('S') ? [2, 4, SEGMENT_BYTES >> 8, SEGMENT_BYTES & 0xff] : [];
  const header = joined(new Uint8Array(20), options);
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

/**
 * Returns a packet as an IPv4 packet with valid checksums. The lab has no lower layer.
 *
 * @param id the identification of the IPv4 header, 0 to 65535
 */
export function packetBytes(packet: RecordedPacket, id: number): Uint8Array {
  const isTcp = packet.protocol === 'tcp';
  const segment = joined(isTcp ? tcpHeader(packet) : udpHeader(packet), packet.data);
  const addresses = [...addressBytes(packet.source), ...addressBytes(packet.target)];
  const protocol = isTcp ? 6 : 17;
  const length = [segment.length >> 8, segment.length & 0xff];
  const sum = checksumOf(joined(addresses, [0, protocol], length, segment));
  // In UDP, 0 means that there is no checksum.
  new DataView(segment.buffer).setUint16(isTcp ? 16 : 6, isTcp ? sum : sum || 0xffff);
  const header = new Uint8Array(IP_HEADER_BYTES);
  const view = new DataView(header.buffer);
  view.setUint8(0, 0x45);
  view.setUint16(2, IP_HEADER_BYTES + segment.length);
  view.setUint16(4, id & 0xffff);
  view.setUint16(6, 0x4000);
  view.setUint8(8, 64);
  view.setUint8(9, protocol);
  header.set(addresses, 12);
  view.setUint16(10, checksumOf(header));
  return joined(header, segment);
}

/** Cuts a TCP packet into packets of the size that a network carries. */
function segmentsOf(packet: RecordedPacket): RecordedPacket[] {
  const { data, protocol, sequence, flags } = packet;
  if (protocol === 'udp' || data.length <= SEGMENT_BYTES) return [packet];
  return Array.from({ length: Math.ceil(data.length / SEGMENT_BYTES) }, (_, index) => {
    const start = index * SEGMENT_BYTES;
    const isLast = start + SEGMENT_BYTES >= data.length;
    return {
      ...packet,
      sequence: (sequence + start) % 2 ** 32,
      flags: isLast ? flags : flags.replace('P', ''),
      data: data.subarray(start, start + SEGMENT_BYTES),
    };
  });
}

/** The moment at which cases begin in the file, in seconds since 1970. */
const START_SECONDS = 1_714_986_000;
/** The link type of packets that begin with their IP header. */
const LINKTYPE_RAW = 101;

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
  head.setUint32(16, 65_535, true);
  head.setUint32(20, LINKTYPE_RAW, true);
  const ordered = packets.toSorted((one, other) => one.time - other.time).flatMap(segmentsOf);
  const records = ordered.flatMap((packet, index) => {
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
