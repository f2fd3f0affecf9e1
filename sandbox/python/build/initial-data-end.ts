import { findSection, readVarint } from './wasm-sections.ts';

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
