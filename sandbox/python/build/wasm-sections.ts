const HEADER_BYTES = 8;

/** A variable-length (LEB128) number of a module. */
export interface Varint {
  value: number;
  /** The offset of the byte after it. */
  end: number;
}

/**
 * Reads an unsigned number.
 *
 * @throws if the module ends within the number
 */
export function readVarint(bytes: Uint8Array, start: number): Varint {
  let value = 0;
  for (let index = start; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * (index - start));
    if (byte < 0x80) return { value, end: index + 1 };
  }
  throw new Error('The WebAssembly module ends in the middle of a number.');
}

/**
 * Returns the offset of a section's contents.
 *
 * @throws if the module has no section with this number
 * @see https://webassembly.github.io/spec/core/binary/modules.html#sections
 */
export function findSection(bytes: Uint8Array, wanted: number): number {
  for (let position = HEADER_BYTES; position < bytes.length;) {
    const size = readVarint(bytes, position + 1);
    if (bytes[position] === wanted) return size.end;
    position = size.end + size.value;
  }
  throw new Error(`The WebAssembly module has no section ${wanted}.`);
}
