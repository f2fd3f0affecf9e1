import { Fragment } from 'react';
import { classNames } from './class-names.ts';
import styles from './hexdump.module.css';

/** One row of a hexdump: up to 16 bytes. */
interface HexdumpRow {
  offset: string;
  hex: string;
  ascii: string;
}

const BYTES_PER_ROW = 16;

/** Formats the UTF-8 bytes of a text as a canonical hexdump. `base` is the offset of the first byte. */
export function hexdumpRows(text: string, base = 0): HexdumpRow[] {
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(bytes.length / BYTES_PER_ROW) }, (_, row) => {
    const start = row * BYTES_PER_ROW;
    const part = [...bytes.subarray(start, start + BYTES_PER_ROW)];
    return { offset: inHex(base + start, 8), hex: hexColumns(part), ascii: asciiOf(part) };
  });
}

function hexColumns(bytes: number[]): string {
  const half = (from: number) =>
    bytes
      .slice(from, from + 8)
      .map((byte) => inHex(byte, 2))
      .join(' ');
  return `${half(0)}  ${half(8)}`.padEnd(48);
}

function asciiOf(bytes: number[]): string {
  return bytes
    .map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'))
    .join('');
}

function inHex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

interface HexdumpProps {
  text: string;
  /** The offset of the first byte. */
  base?: number | undefined;
  className?: string | undefined;
}

/** A decorative hexdump of a readable text. */
export function Hexdump({ text, base, className }: HexdumpProps) {
  return (
    <pre className={classNames(styles.hexdump, className)} aria-hidden="true">
      {hexdumpRows(text, base).map(({ offset, hex, ascii }) => (
        <Fragment key={offset}>
          {`${offset}  ${hex}  |`}
          <b>{ascii}</b>
          {'|\n'}
        </Fragment>
      ))}
    </pre>
  );
}
