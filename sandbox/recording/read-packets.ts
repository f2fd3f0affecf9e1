// cspell:ignore AFPRS
import { readAddress } from './ip-address.ts';
import { isInteger } from './read-value.ts';
import type { RecordedPacket } from './recording.ts';

/** A packet, with the number that orders it among the steps. */
export interface NumberedPacket {
  packet: RecordedPacket;
  nanoseconds: number;
  number: number;
}

const FIELDS = 11;
const MAX_PORT = 65_535;
const MAX_SEQUENCE = 2 ** 32 - 1;
const MAX_BYTE = 255;
const NANOSECONDS = 1_000_000_000;
/** A protocol, with the lengths of the addresses that it can have. */
type Protocol = readonly [name: RecordedPacket['protocol'], lengths: readonly number[]];
const PROTOCOLS: ReadonlyMap<unknown, Protocol> = new Map<string, Protocol>([
  ['tcp', ['tcp', [4, 16]]],
  ['udp', ['udp', [4, 16]]],
  ['icmp', ['icmp', [4]]],
  ['icmpv6', ['icmpv6', [16]]],
]);

const isPort = (value: unknown): value is number => isInteger(value, 0, MAX_PORT);
const isMatch = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);

function bytesOf(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  }
  return bytes;
}

type Ends = Pick<RecordedPacket, 'source' | 'sourcePort' | 'target' | 'targetPort'>;

/** Returns whether two things are addresses of the same version, with lengths that are possible. */
function areAddresses(ends: readonly unknown[], lengths: readonly number[]): ends is string[] {
  const [source, target] = ends.map((end) =>
    typeof end === 'string' ? readAddress(end)?.length : undefined,
  );
  return source !== undefined && source === target && lengths.includes(source);
}

function readEnds(
  [source, sourcePort, target, targetPort]: unknown[],
  lengths: readonly number[],
): Ends | null {
  const ends = [source, target];
  if (!areAddresses(ends, lengths) || !isPort(sourcePort) || !isPort(targetPort)) return null;
  const [from = '', to = ''] = ends;
  return { source: from, sourcePort, target: to, targetPort };
}

type Content = Pick<RecordedPacket, 'flags' | 'sequence' | 'acknowledgment' | 'message' | 'data'>;

function readContent([flags, sequence, acknowledgment, hex]: unknown[]): Content | null {
  if (!isMatch(flags, /^[AFPRS]{0,5}$/) || !isMatch(hex, /^(?:[0-9a-f]{2})*$/)) return null;
  if (!isInteger(sequence, 0, MAX_SEQUENCE) || !isInteger(acknowledgment, 0, MAX_SEQUENCE))
    return null;
  return { flags, sequence, acknowledgment, data: bytesOf(hex) };
}

/** Reads a message of ICMP, whose type and code are where TCP has its numbers. */
function readMessage(fields: unknown[], { sourcePort, targetPort }: Ends): Content | null {
  const content = readContent(fields);
  if (content === null || content.flags !== '' || sourcePort + targetPort > 0) return null;
  const { sequence: type, acknowledgment: code, data } = content;
  if (type > MAX_BYTE || code > MAX_BYTE) return null;
  return { flags: '', sequence: 0, acknowledgment: 0, message: { type, code }, data };
}

/** Reads what follows the moment and the number of a packet. */
function readBody(
  fields: unknown[],
  [protocol, lengths]: Protocol,
): Omit<RecordedPacket, 'time'> | null {
  const ends = readEnds(fields.slice(0, 4), lengths);
  if (ends === null) return null;
  const rest = fields.slice(4);
  const content = protocol.startsWith('icmp') ? readMessage(rest, ends) : readContent(rest);
  return content && { protocol, ...ends, ...content };
}

function readPacket([name, nanoseconds, number, ...fields]: unknown[]): NumberedPacket | null {
  const protocol = PROTOCOLS.get(name);
  if (!isInteger(nanoseconds, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (!isInteger(number, 0, Number.MAX_SAFE_INTEGER)) return null;
  const body = protocol === undefined ? null : readBody(fields, protocol);
  return body && { packet: { time: nanoseconds / NANOSECONDS, ...body }, nanoseconds, number };
}

/** Reads packets after others, in the order of time. @returns null if they aren't packets */
export function readPackets(
  fields: readonly unknown[],
  before: readonly NumberedPacket[],
): NumberedPacket[] | null {
  if (fields.length % FIELDS !== 0) return null;
  const packets = [...before];
  for (let at = 0; at < fields.length; at += FIELDS) {
    const packet = readPacket(fields.slice(at, at + FIELDS));
    if (packet === null || packet.nanoseconds < (packets.at(-1)?.nanoseconds ?? 0)) return null;
    packets.push(packet);
  }
  return packets;
}
