// cspell:ignore NOTIMP SERVFAIL
import { writeAddress } from '../../../sandbox/recording/ip-address.ts';
import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import { asciiOf } from './ascii.ts';

const DNS_PORT = 53;
const HEADER_BYTES = 12;
const [RESPONSE, TRUNCATED, RESULT] = [0x8000, 0x0200, 0x000f] as const;
/** The two bits of a label's length that make it a pointer to a name before it. */
const POINTER = 0xc0;
/** How many records of an answer are shown, and how many characters of a text. */
const [MAX_RECORDS, MAX_CHARACTERS] = [3, 48] as const;

/** @see https://www.iana.org/assignments/dns-parameters */
const TYPES: ReadonlyMap<number, string> = new Map([
  [1, 'A'],
  [2, 'NS'],
  [5, 'CNAME'],
  [12, 'PTR'],
  [15, 'MX'],
  [16, 'TXT'],
  [28, 'AAAA'],
]);
const RESULTS: ReadonlyMap<number, string> = new Map([
  [1, 'FORMERR'],
  [2, 'SERVFAIL'],
  [3, 'NXDOMAIN'],
  [4, 'NOTIMP'],
  [5, 'REFUSED'],
]);

/** A message of DNS. */
interface Message {
  bytes: Uint8Array;
  view: DataView;
}

/** Something in a message, and the offset of the byte after it. */
interface Found {
  words: string;
  end: number;
}

/** The parts of a name, and the offset of the byte after it. */
interface Labels {
  labels: string[];
  end: number;
}

/** Reads the parts of a name, which may end with a pointer. @returns null if it isn't one */
function readLabels({ bytes }: Pick<Message, 'bytes'>, from: number): Labels | null {
  const labels: string[] = [];
  let at = from;
  for (let size = bytes[at]; size !== undefined; size = bytes[at]) {
    if (size === 0) return { labels, end: at + 1 };
    if (size >= POINTER) {
      const target = ((size & ~POINTER) << 8) | (bytes[at + 1] ?? 0);
      // Each pointer leads further back, so that none leads in a circle.
      const rest = target < from ? readLabels({ bytes }, target) : null;
      return rest && { labels: [...labels, ...rest.labels], end: at + 2 };
    }
    labels.push(asciiOf(bytes.subarray(at + 1, at + 1 + size)));
    at += 1 + size;
  }
  return null;
}

/** Reads a name. @returns null if there is none */
function readName(message: Message, from: number): Found | null {
  const found = readLabels(message, from);
  return found && { words: found.labels.join('.') || '.', end: found.end };
}

type ReadData = (message: Message, start: number, end: number) => string | undefined;

const readAddress: ReadData = ({ bytes }, start, end) =>
  [4, 16].includes(end - start) ? writeAddress(bytes.subarray(start, end)) : undefined;
const readHost: ReadData = (message, start) => readName(message, start)?.words;
const readMailServer: ReadData = (message, start, end) =>
  end - start < 3
    ? undefined
    : `${message.view.getUint16(start)} ${readHost(message, start + 2, end) ?? '?'}`;
/** Reads the first of the texts, whose length comes before it. */
const readText: ReadData = ({ bytes }, start, end) => {
  const size = Math.min(bytes[start] ?? 0, end - start - 1);
  const text = asciiOf(bytes.subarray(start + 1, start + 1 + size));
  return JSON.stringify(text.slice(0, MAX_CHARACTERS)) + (size > MAX_CHARACTERS ? '…' : '');
};

const DATA: ReadonlyMap<string, ReadData> = new Map([
  ['A', readAddress],
  ['AAAA', readAddress],
  ['NS', readHost],
  ['CNAME', readHost],
  ['PTR', readHost],
  ['MX', readMailServer],
  ['TXT', readText],
]);

const typeName = (code: number): string => TYPES.get(code) ?? `type ${code}`;

/** The bytes of a record between its name and its data: type, class, lifetime, and length. */
const FIXED_BYTES = 10;

/** Reads the record at an offset. @returns null if the message ends before it does */
function readRecord(message: Message, at: number): Found | null {
  const start = (readName(message, at)?.end ?? Number.NaN) + FIXED_BYTES;
  if (!(start <= message.bytes.length)) return null;
  const end = start + message.view.getUint16(start - 2);
  if (end > message.bytes.length) return null;
  const type = typeName(message.view.getUint16(start - FIXED_BYTES));
  const value = DATA.get(type)?.(message, start, end) ?? `${end - start} bytes`;
  return { words: `${type} ${value}`, end };
}

/** Describes the records that answer a question: `A 192.0.2.20, A 192.0.2.21`. */
function recordWords(message: Message, start: number, count: number): string {
  const words: string[] = [];
  let at = start;
  while (words.length < Math.min(count, MAX_RECORDS)) {
    const record = readRecord(message, at);
    if (record === null) break;
    words.push(record.words);
    at = record.end;
  }
  const rest = count - words.length;
  if (words.length === 0) return rest === 1 ? '1 record' : `${rest || 'no'} records`;
  return words.join(', ') + (rest === 0 ? '' : ` and ${rest} more`);
}

/** Describes what a response says about its question. @param end the offset of the byte after the question */
function answerWords(message: Message, end: number): string {
  const { view } = message;
  const flags = view.getUint16(2);
  const result = flags & RESULT;
  const words =
    result === 0
      ? recordWords(message, end, view.getUint16(6))
      : (RESULTS.get(result) ?? `error ${result}`);
  return (flags & TRUNCATED) === 0 ? words : `${words}, truncated`;
}

const NO_QUESTION: Found = { words: 'without a question', end: HEADER_BYTES };

/** Reads the type and the name that a message is about. @returns null if the message ends before they do */
function readQuestion(message: Message): Found | null {
  const name = readName(message, HEADER_BYTES);
  if (name === null || name.end + 4 > message.bytes.length) return null;
  const type = typeName(message.view.getUint16(name.end));
  return { words: `${type} ${name.words}`, end: name.end + 4 };
}

function isDnsPort({ protocol, sourcePort, targetPort }: RecordedPacket): boolean {
  return protocol === 'udp' && (sourcePort === DNS_PORT || targetPort === DNS_PORT);
}

/**
 * Returns what a DNS message asks or answers: `query A web.test`, `answer A web.test: A 192.0.2.20`; null if it isn't
 * one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc1035#section-4
 */
export function dnsWords(packet: RecordedPacket): string | null {
  const { data: bytes } = packet;
  if (!isDnsPort(packet) || bytes.length < HEADER_BYTES) return null;
  const message = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) };
  const isQuery = (message.view.getUint16(2) & RESPONSE) === 0;
  const verb = isQuery ? 'query' : 'answer';
  // A name server that can't read a question leaves it out.
  const hasQuestion = message.view.getUint16(4) > 0;
  const question = hasQuestion ? readQuestion(message) : NO_QUESTION;
  if (question === null) return null;
  const asked = `${verb} ${question.words}`;
  return isQuery ? asked : `${asked}: ${answerWords(message, question.end)}`;
}
