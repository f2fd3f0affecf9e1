import { MAX_MEMORY_BYTES } from '../../contract.ts';

const HEADER_BYTES = 8;

/** A variable-length (LEB128) number of a module. */
interface Varint {
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

const PAGE_BYTES = 65_536;
const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;

/** Writes a value padded to the size of the given place, so that later bytes don't move. */
function writePaddedVarint(place: Uint8Array, value: number): void {
  for (let index = 0, rest = value; index < place.length; index += 1) {
    const isLast = index === place.length - 1;
    place[index] = (rest & 0x7f) | (isLast ? 0 : 0x80);
    rest = Math.floor(rest / 0x80);
  }
}

/**
 * Lowers the maximum in a module's memory section, so that the engine refuses to grow the memory beyond it.
 *
 * @param module the bytes of a WebAssembly module with one memory that has a maximum
 * @returns a changed copy
 * @throws if the module has no such memory, or its initial memory exceeds the cap
 * @see https://webassembly.github.io/spec/core/binary/modules.html#memory-section
 */
export function capWasmMemory(module: Uint8Array, maximumBytes = MAX_MEMORY_BYTES): Uint8Array {
  const capped = new Uint8Array(module);
  const count = readVarint(capped, findSection(capped, MEMORY_SECTION));
  const flags = readVarint(capped, count.end);
  if (count.value !== 1 || (flags.value & HAS_MAXIMUM) === 0) {
    throw new Error('The WebAssembly module must have one memory with a maximum to lower.');
  }
  const initial = readVarint(capped, flags.end);
  const maximum = readVarint(capped, initial.end);
  const pages = Math.floor(maximumBytes / PAGE_BYTES);
  if (initial.value > pages) {
    throw new Error(
      `The WebAssembly module starts with ${initial.value} pages; the cap is ${pages}.`,
    );
  }
  writePaddedVarint(capped.subarray(initial.end, maximum.end), pages);
  return capped;
}

const DATA_SECTION = 11;
const ACTIVE = 0;
const NUMBER_CONSTANT = 0x41;
const END_OF_EXPRESSION = 0x0b;

/**
 * Returns the address at which a module's initial data ends, in bytes.
 *
 * @param module the bytes of a module whose data segments have constant addresses
 * @throws if a segment has another kind of address
 * @see https://webassembly.github.io/spec/core/binary/modules.html#data-section
 */
export function initialDataEnd(module: Uint8Array): number {
  const count = readVarint(module, findSection(module, DATA_SECTION));
  let end = 0;
  let position = count.end;
  for (let segment = 0; segment < count.value; segment += 1) {
    const mode = readVarint(module, position);
    const address = readVarint(module, mode.end + 1);
    const isConstant = mode.value === ACTIVE && module[mode.end] === NUMBER_CONSTANT;
    if (!isConstant || module[address.end] !== END_OF_EXPRESSION) {
      throw new Error(
        `The data segment ${segment} of the WebAssembly module has no constant address.`,
      );
    }
    const length = readVarint(module, address.end + 1);
    end = Math.max(end, address.value + length.value);
    position = length.end + length.value;
  }
  return end;
}
