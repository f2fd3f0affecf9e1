import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';

const [YOU, PRINTER] = ['192.0.2.10', '192.0.2.40'];
const encoder = new TextEncoder();

/** Returns a TCP packet from the program to the printer, changed as given. */
export function packetOf(given: Partial<RecordedPacket> = {}): RecordedPacket {
  return {
    time: 0,
    protocol: 'tcp',
    source: YOU,
    sourcePort: 40_023,
    target: PRINTER,
    targetPort: 23,
    flags: 'A',
    sequence: 1_000,
    acknowledgment: 2_001,
    data: new Uint8Array(),
    ...given,
  };
}

/** Returns a packet of the printer. */
function replyOf(given: Partial<RecordedPacket>): RecordedPacket {
  return packetOf({
    source: PRINTER,
    sourcePort: 23,
    target: YOU,
    targetPort: 40_023,
    acknowledgment: 1_001,
    ...given,
  });
}

/** A printer that sends its greeting in two parts, of which the program reads one. */
export const PRINTER_PACKETS: readonly RecordedPacket[] = [
  packetOf({ flags: 'S', acknowledgment: 0 }),
  replyOf({ time: 0.002, flags: 'SA', sequence: 2_000 }),
  packetOf({ time: 0.002, sequence: 1_001 }),
  replyOf({ time: 0.004, flags: 'PA', sequence: 2_001, data: encoder.encode('PRINTER ') }),
  packetOf({ time: 0.004, flags: 'FA', sequence: 1_001, acknowledgment: 2_009 }),
  replyOf({ time: 0.044, flags: 'PA', sequence: 2_009, data: encoder.encode('7200 ready\r\n') }),
];
