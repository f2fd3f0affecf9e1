import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import { icmpWords, isIcmp } from './icmp.ts';
import type { NameHost } from './packet-filter.ts';
import { senderOf } from './packet-words.ts';
import { streamOf } from './streams.ts';
import styles from './wire.module.css';

interface StreamViewProps {
  packets: readonly RecordedPacket[];
  /** A packet of the stream. */
  packet: RecordedPacket;
  /** The number of packets on the wire. */
  made: number;
  nameHost: NameHost;
}

/** Everything that two programs sent each other over one connection. */
export function StreamView({ packets, packet, made, nameHost }: StreamViewProps) {
  const stream = streamOf(packet);
  const parts = packets.flatMap((other, index) => {
    const words = streamOf(other) === stream ? eventWords(other) : null;
    return words === null ? [] : [{ other, index, words }];
  });
  if (parts.length === 0) return <p className={styles.none}>Nothing was sent.</p>;
  return (
    <ol className={styles.stream}>
      {parts.map(({ other, index, words }) => (
        <li key={index} data-late={index >= made || undefined}>
          <span className="label">
            {senderOf(other, nameHost)} {words}, {other.time.toFixed(4)}
            {index >= made && ', later'}
          </span>
          {other.data.length > 0 && !isIcmp(other) && <pre>{textOf(other.data)}</pre>}
        </li>
      ))}
    </ol>
  );
}

/** Returns what a packet does for the stream; null if it is only an acknowledgment. */
function eventWords(packet: RecordedPacket): string | null {
  const { flags, data } = packet;
  const message = icmpWords(packet);
  if (message !== null) return `reports ${message}`;
  if (data.length > 0) return 'sends';
  if (flags.includes('R')) return 'resets the connection';
  if (flags.includes('F')) return 'closes the connection';
  if (!flags.includes('S')) return null;
  return flags.includes('A') ? 'accepts the connection' : 'opens the connection';
}

/** Shows newlines, and a dot for what isn't printable ASCII. */
function textOf(data: Uint8Array): string {
  return Array.from(data, (byte) => {
    if (byte === 10) return '⏎\n';
    if (byte === 13) return '';
    return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.';
  }).join('');
}
