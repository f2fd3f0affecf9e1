import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import { subjectOf } from './icmp.ts';

/** Returns the same text for both directions of a connection, and for the messages of ICMP about it. */
export function streamOf(packet: RecordedPacket): string {
  const { protocol, source, sourcePort, target, targetPort } = subjectOf(packet);
  const ends = [`${source}:${sourcePort}`, `${target}:${targetPort}`].toSorted();
  return [protocol, ...ends].join(' ');
}
