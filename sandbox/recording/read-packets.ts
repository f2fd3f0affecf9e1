// cspell:ignore AFPRS
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
const NANOSECONDS = 1_000_000_000;
/** A byte of an IPv4 address. */
const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ADDRESS = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`);

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && ADDRESS.test(value);
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

function readEnds([source, sourcePort, target, targetPort]: unknown[]): Ends | null {
  if (!isAddress(source) || !isAddress(target) || !isPort(sourcePort) || !isPort(targetPort))
    return null;
  return { source, sourcePort, target, targetPort };
}

type Content = Pick<RecordedPacket, 'flags' | 'sequence' | 'acknowledgment' | 'data'>;

function readContent([flags, sequence, acknowledgment, hex]: unknown[]): Content | null {
  if (!isMatch(flags, /^[AFPRS]{0,5}$/) || !isMatch(hex, /^(?:[0-9a-f]{2})*$/)) return null;
  if (!isInteger(sequence, 0, MAX_SEQUENCE) || !isInteger(acknowledgment, 0, MAX_SEQUENCE))
    return null;
  return { flags, sequence, acknowledgment, data: bytesOf(hex) };
}

function readPacket(fields: unknown[]): NumberedPacket | null {
  const [protocol, nanoseconds, number] = fields;
  if (protocol !== 'tcp' && protocol !== 'udp') return null;
  if (!isInteger(nanoseconds, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (!isInteger(number, 0, Number.MAX_SAFE_INTEGER)) return null;
  const [ends, content] = [readEnds(fields.slice(3, 7)), readContent(fields.slice(7))];
  if (ends === null || content === null) return null;
  const packet = { time: nanoseconds / NANOSECONDS, protocol, ...ends, ...content } as const;
  return { packet, nanoseconds, number };
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
