import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import { asciiOf } from './ascii.ts';

const HEADER_BYTES = 5;
/** The most bytes of a record after its header, as RFC 5246 has it. */
const MAX_RECORD_BYTES = 2 ** 14 + 2_048;
const HANDSHAKE_HEADER_BYTES = 4;
const RANDOM_BYTES = 32;
const SERVER_NAME_EXTENSION = 0;

/** The types of records. 22 between them is a handshake. */
const [CHANGE_CIPHER_SPEC, ALERT, APPLICATION_DATA] = [20, 21, 23] as const;
const CLIENT_HELLO = 1;

/** @see https://www.iana.org/assignments/tls-parameters */
const HANDSHAKES: ReadonlyMap<number | undefined, string> = new Map([
  [CLIENT_HELLO, 'Client Hello'],
  [2, 'Server Hello'],
  [4, 'New Session Ticket'],
  [8, 'Encrypted Extensions'],
  [11, 'Certificate'],
  [12, 'Server Key Exchange'],
  [13, 'Certificate Request'],
  [14, 'Server Hello Done'],
  [15, 'Certificate Verify'],
  [16, 'Client Key Exchange'],
  [20, 'Finished'],
]);
const LEVELS: ReadonlyMap<number | undefined, string> = new Map([
  [1, 'warning'],
  [2, 'fatal'],
]);
const ALERTS: ReadonlyMap<number | undefined, string> = new Map([
  [0, 'close notify'],
  [10, 'unexpected message'],
  [20, 'bad record MAC'],
  [40, 'handshake failure'],
  [42, 'bad certificate'],
  [45, 'certificate expired'],
  [46, 'certificate unknown'],
  [47, 'illegal parameter'],
  [48, 'unknown CA'],
  [50, 'decode error'],
  [51, 'decrypt error'],
  [70, 'protocol version'],
  [112, 'unrecognized name'],
]);

/** A record of TLS, without its header. */
interface TlsRecord {
  type: number;
  /** As much of it as the packet has. */
  content: Uint8Array;
  isComplete: boolean;
}

const uint16 = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** Checks whether bytes are the header of a record: its type, its version, and its length. */
function isHeader(header: Uint8Array): boolean {
  const [type = 0, major, minor = 0] = header;
  const length = uint16(header, 3);
  const isType = type >= CHANGE_CIPHER_SPEC && type <= APPLICATION_DATA;
  return isType && major === 3 && minor <= 4 && length > 0 && length <= MAX_RECORD_BYTES;
}

/** Reads the record at an offset. @returns null if there is none */
function readRecord(data: Uint8Array, at: number): TlsRecord | null {
  const header = data.subarray(at, at + HEADER_BYTES);
  if (header.length < HEADER_BYTES || !isHeader(header)) return null;
  const length = uint16(header, 3);
  const content = data.subarray(at + HEADER_BYTES, at + HEADER_BYTES + length);
  return { type: header[0] ?? 0, content, isComplete: content.length === length };
}

/** Returns the records at the beginning of a packet's data. The last one may continue in the next packet. */
function recordsOf({ protocol, data }: RecordedPacket): TlsRecord[] {
  const records: TlsRecord[] = [];
  let at = 0;
  for (
    let record = protocol === 'tcp' ? readRecord(data, at) : null;
    record !== null;
    record = readRecord(data, at)
  ) {
    records.push(record);
    at += HEADER_BYTES + record.content.length;
  }
  return records;
}

/** Returns the name of the server that a Client Hello asks for; null if it names none. */
function serverName(hello: Uint8Array): string | null {
  let at = HANDSHAKE_HEADER_BYTES + 2 + RANDOM_BYTES;
  // The session, the ciphers, and the compression each begin with their length.
  at += 1 + (hello[at] ?? 0);
  at += 2 + uint16(hello, at);
  at += 1 + (hello[at] ?? 0);
  for (at += 2; at + 4 <= hello.length; at += 4 + uint16(hello, at + 2)) {
    if (uint16(hello, at) !== SERVER_NAME_EXTENSION) continue;
    const start = at + 9;
    const name = hello.subarray(start, start + uint16(hello, start - 2));
    return name.length === 0 ? null : asciiOf(name);
  }
  return null;
}

/** Names the messages of a handshake record. After the keys have changed, it is encrypted and shows none. */
function handshakeWords(content: Uint8Array): string {
  const names: string[] = [];
  let at = 0;
  while (at + HANDSHAKE_HEADER_BYTES <= content.length) {
    const message = content.subarray(at);
    const length = ((message[1] ?? 0) << 16) | uint16(message, 2);
    const name = HANDSHAKES.get(message[0]);
    const end = HANDSHAKE_HEADER_BYTES + length;
    if (name === undefined || end > message.length) break;
    const host = message[0] === CLIENT_HELLO ? serverName(message.subarray(0, end)) : null;
    names.push(host === null ? name : `${name} for ${host}`);
    at += end;
  }
  return names.length === 0 ? 'Encrypted Handshake Message' : names.join(', ');
}

function alertWords([level, reason]: Uint8Array): string {
  const [levelName, reasonName] = [LEVELS.get(level), ALERTS.get(reason)];
  if (levelName === undefined) return 'Encrypted Alert';
  return `Alert: ${levelName}, ${reasonName ?? `number ${reason}`}`;
}

function recordWords({ type, content, isComplete }: TlsRecord): string {
  if (type === CHANGE_CIPHER_SPEC) return 'Change Cipher Spec';
  if (type === APPLICATION_DATA) return `Application Data, ${content.length} bytes`;
  if (type === ALERT) return alertWords(content);
  return isComplete ? handshakeWords(content) : 'the beginning of a handshake message';
}

/** Returns what the records of TLS in a packet are; null if it doesn't begin with one. */
export function tlsWords(packet: RecordedPacket): string | null {
  const records = recordsOf(packet);
  return records.length === 0 ? null : records.map(recordWords).join(', ');
}
