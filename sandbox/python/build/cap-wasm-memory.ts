import { MAX_MEMORY_BYTES } from '../memory-limit.ts';
import { findSection, readVarint } from './wasm-sections.ts';

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
