import { writeAddress } from '../../../sandbox/recording/ip-address.ts';
import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';

/** The packet that a message of ICMP is about. */
interface QuotedPacket {
  protocol: 'tcp' | 'udp';
  source: string;
  sourcePort: number;
  target: string;
  targetPort: number;
}

type IcmpPacket = RecordedPacket & { protocol: 'icmp' | 'icmpv6' };

/** The layout of the IP header that a message quotes, and the numbers of the messages. */
const VERSIONS = {
  icmp: {
    headerBytes: 20,
    protocolAt: 9,
    addressBytes: 4,
    unreachable: 3,
    codes: new Map([
      [0, 'network unreachable'],
      [1, 'host unreachable'],
      [3, 'port unreachable'],
    ]),
  },
  icmpv6: {
    headerBytes: 40,
    protocolAt: 6,
    addressBytes: 16,
    unreachable: 1,
    codes: new Map([
      [0, 'no route'],
      [3, 'address unreachable'],
      [4, 'port unreachable'],
    ]),
  },
} as const;
const PROTOCOLS: ReadonlyMap<number | undefined, QuotedPacket['protocol']> = new Map([
  [6, 'tcp'],
  [17, 'udp'],
]);

/** Checks whether a packet is a message of ICMP. */
export const isIcmp = (packet: RecordedPacket): packet is IcmpPacket =>
  packet.protocol === 'icmp' || packet.protocol === 'icmpv6';

/** Returns the packet that a message of ICMP is about; null for any other packet. */
function quotedPacket(packet: RecordedPacket): QuotedPacket | null {
  if (!isIcmp(packet)) return null;
  const { data } = packet;
  const { headerBytes, protocolAt, addressBytes } = VERSIONS[packet.protocol];
  const protocol = PROTOCOLS.get(data[protocolAt]);
  if (protocol === undefined || data.length < headerBytes + 4) return null;
  const ports = new DataView(data.buffer, data.byteOffset + headerBytes, 4);
  const sourceEnd = headerBytes - addressBytes;
  return {
    protocol,
    source: writeAddress(data.subarray(sourceEnd - addressBytes, sourceEnd)),
    sourcePort: ports.getUint16(0),
    target: writeAddress(data.subarray(sourceEnd, headerBytes)),
    targetPort: ports.getUint16(2),
  };
}

/** Returns the protocol and ends that a packet is about: for ICMP, those of the packet that it quotes. */
export function subjectOf(packet: RecordedPacket): RecordedPacket | QuotedPacket {
  return quotedPacket(packet) ?? packet;
}

const endOf = (address: string, port: number): string =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;

/** Describes the packet that a message quotes; null if it quotes none. */
export function quoteWords(packet: RecordedPacket): string | null {
  const quoted = quotedPacket(packet);
  if (quoted === null) return null;
  const { protocol, source, sourcePort, target, targetPort } = quoted;
  return `${protocol.toUpperCase()}, ${endOf(source, sourcePort)} → ${endOf(target, targetPort)}`;
}

function meaningOf({ protocol, message = { type: 0, code: 0 } }: IcmpPacket): string {
  const { unreachable, codes } = VERSIONS[protocol];
  const known = message.type === unreachable ? codes.get(message.code) : undefined;
  return known ?? `type ${message.type}, code ${message.code}`;
}

/** Returns what a message of ICMP says: `port unreachable: UDP to 192.0.2.1:9`; null for any other packet. */
export function icmpWords(packet: RecordedPacket): string | null {
  if (!isIcmp(packet)) return null;
  const quoted = quotedPacket(packet);
  if (quoted === null) return meaningOf(packet);
  const { protocol, target, targetPort } = quoted;
  return `${meaningOf(packet)}: ${protocol.toUpperCase()} to ${endOf(target, targetPort)}`;
}
