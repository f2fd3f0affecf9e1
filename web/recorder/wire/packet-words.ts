import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import type { Sentence } from '../sentence.ts';
import { infoOf } from './dissect.ts';
import { icmpWords } from './icmp.ts';
import type { NameHost } from './packet-filter.ts';
import { streamOf } from './streams.ts';

/** How many packets of a step are told in words: the newest. */
const MAX_TOLD = 3;

/** Returns what a packet did, without who sent it; null if it only acknowledges. */
function deedOf(packet: RecordedPacket, nameHost: NameHost): Sentence | null {
  const { flags, data, targetPort } = packet;
  const target = nameHost(packet.target);
  const message = icmpWords(packet);
  if (message !== null) return [`reported ${message}`];
  if (data.length > 0) return ['sent ', { code: infoOf(packet) }];
  if (flags.includes('R')) return ['reset the connection'];
  if (flags.includes('F')) return ['closed its side of the connection'];
  if (!flags.includes('S')) return null;
  if (flags.includes('A')) return ['accepted the connection'];
  return [`asked ${target} for a connection to port ${targetPort}`];
}

/** Names the sender of a packet. */
export function senderOf({ source }: RecordedPacket, nameHost: NameHost): string {
  const name = nameHost(source);
  return name === 'you' ? 'your program' : name;
}

interface Wire {
  packets: readonly RecordedPacket[];
  nameHost: NameHost;
}

/** Tells that more of a message comes after the packets that are on the wire, before anything is sent in return. */
function restWords({ packets, nameHost }: Wire, index: number, end: number): Sentence | null {
  const packet = packets[index];
  if (packet === undefined || nameHost(packet.target) !== 'you') return null;
  const stream = streamOf(packet);
  const rest = packets.findIndex(
    (other, at) => at >= end && other.data.length > 0 && streamOf(other) === stream,
  );
  const later = packets[rest];
  if (later?.source !== packet.source) return null;
  const milliseconds = Math.round((later.time - packet.time) * 1_000);
  const when = milliseconds > 0 ? `${milliseconds} ms later` : 'later';
  return [`More of it arrives ${when}, in packet ${rest + 1}.`];
}

/**
 * Tells what the packets of a step did, the newest if there are many.
 *
 * @param first the index of the first of them
 * @param end the index after the last of them
 */
export function packetSentences(wire: Wire, first: number, end: number): Sentence[] {
  const { packets, nameHost } = wire;
  const deeds = packets.slice(first, end).flatMap((packet, at) => {
    const deed = deedOf(packet, nameHost);
    return deed === null ? [] : [{ packet, index: first + at, deed }];
  });
  const told = deeds.slice(-MAX_TOLD);
  const sentences = told.map(({ packet, index, deed }): Sentence => {
    const name = senderOf(packet, nameHost);
    return [name.replace(/^your/, 'Your'), ' ', ...deed, ` (packet ${index + 1}).`];
  });
  const newest = told.findLast(({ packet }) => packet.data.length > 0);
  const rest = newest === undefined ? null : restWords(wire, newest.index, end);
  const hidden = deeds.length - told.length;
  return [
    ...(hidden > 0 ? [[`${end - first} packets went over the wire.`]] : []),
    ...sentences,
    ...(rest === null ? [] : [rest]),
  ];
}
