/** One row of a hexdump: up to 16 bytes. */
export interface HexdumpRow {
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
    return { offset: hex(base + start, 8), hex: hexColumns(part), ascii: asciiOf(part) };
  });
}

function hexColumns(bytes: number[]): string {
  const half = (from: number) =>
    bytes
      .slice(from, from + 8)
      .map((byte) => hex(byte, 2))
      .join(' ');
  return `${half(0)}  ${half(8)}`.padEnd(48);
}

function asciiOf(bytes: number[]): string {
  return bytes
    .map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'))
    .join('');
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
