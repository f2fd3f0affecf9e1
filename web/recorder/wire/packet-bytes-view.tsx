import type { RecordedPacket } from '../../../sandbox/recording/recording.ts';
import { asciiOf } from './ascii.ts';
import { dissect, type Layer } from './dissect.ts';
import styles from './wire.module.css';

const ROW_BYTES = 16;
/** How many bytes of a packet are shown. */
const MAX_BYTES = 512;

interface PacketBytesProps {
  packet: RecordedPacket;
  /** From 1. */
  number: number;
}

/** The bytes of a packet as a hexdump, in the colors of the layers that are listed below. */
export function PacketBytes({ packet, number }: PacketBytesProps) {
  const { bytes, layers } = dissect(packet, number);
  const count = Math.min(bytes.length, MAX_BYTES);
  const rows = Array.from({ length: Math.ceil(count / ROW_BYTES) }, (_, row) => row * ROW_BYTES);
  return (
    <>
      <pre className={styles.hexdump} tabIndex={0} aria-label={`Bytes of packet ${number}`}>
        {rows.map((start) => (
          <HexRow key={start} bytes={bytes.subarray(0, count)} start={start} layers={layers} />
        ))}
        {bytes.length > count && `… ${bytes.length - count} more bytes`}
      </pre>
      <dl className={styles.layers}>
        {layers.map(({ name, kind, words }) => (
          <div key={name}>
            <dt data-layer={kind}>
              <i aria-hidden="true" />
              {name}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface HexRowProps {
  bytes: Uint8Array;
  start: number;
  layers: readonly Layer[];
}

/** One row of up to 16 bytes, in one piece per layer. */
function HexRow({ bytes, start, layers }: HexRowProps) {
  const end = Math.min(start + ROW_BYTES, bytes.length);
  const pieces = layers
    .map(({ kind, ...layer }) => {
      return { kind, from: Math.max(start, layer.start), to: Math.min(end, layer.end) };
    })
    .filter(({ from, to }) => from < to);
  return (
    <>
      <span className="quiet">{start.toString(16).padStart(4, '0')} </span>
      {pieces.map(({ kind, from, to }) => (
        <span key={from} data-layer={kind}>
          {hexOf(bytes.subarray(from, to), from - start)}
        </span>
      ))}
      {'   '.repeat(start + ROW_BYTES - end)}
      {end - start <= ROW_BYTES / 2 ? ' ' : ''}
      {'  |'}
      {pieces.map(({ kind, from, to }) => (
        <span key={from} data-layer={kind}>
          {asciiOf(bytes.subarray(from, to))}
        </span>
      ))}
      {'|\n'}
    </>
  );
}

/** @param column the column of the first byte; an extra space divides the row into halves */
function hexOf(bytes: Uint8Array, column: number): string {
  return Array.from(bytes, (byte, index) => {
    const space = column + index === ROW_BYTES / 2 ? '  ' : ' ';
    return space + byte.toString(16).padStart(2, '0');
  }).join('');
}
