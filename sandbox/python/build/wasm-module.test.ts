import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { pyodideFile } from './pyodide-file.ts';
import { capWasmMemory, initialDataEnd } from './wasm-module.ts';

const PAGE_BYTES = 65_536;
const HEADER = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const MEMORY_EXPORT = [7, 10, 1, 6, ...new TextEncoder().encode('memory'), 2, 0];

/** Creates a module whose memory section has this body. */
const moduleWith = (...memory: number[]) =>
  Uint8Array.from([...HEADER, 5, memory.length, ...memory, ...MEMORY_EXPORT]);
/** Initially one page, at most 65,536. */
const GROWING = moduleWith(1, 1, 1, 0x80, 0x80, 0x04);

interface Memory {
  readonly buffer: ArrayBuffer;
  grow: (pages: number) => number;
}
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: { memory: Memory } };
  validate: (bytes: Uint8Array) => boolean;
};

describe('a capped module', () => {
  it('cannot grow its memory beyond the cap', () => {
    const module = new WebAssembly.Module(capWasmMemory(GROWING, 4 * PAGE_BYTES));
    const { memory } = new WebAssembly.Instance(module).exports;
    memory.grow(3);
    expect(memory.buffer.byteLength).toBe(4 * PAGE_BYTES);
    expect(() => memory.grow(1)).toThrow(RangeError);
  });

  it('keeps its length, and the original is unchanged', () => {
    const before = [...GROWING];
    expect(capWasmMemory(GROWING, PAGE_BYTES)).toHaveLength(before.length);
    expect([...GROWING]).toEqual(before);
  });

  it('can be created from the installed interpreter', async () => {
    const original = await readFile(pyodideFile('pyodide.asm.wasm'));
    const capped = capWasmMemory(original);
    expect(WebAssembly.validate(capped)).toBe(true);
    expect(Buffer.compare(original, capped)).not.toBe(0);
  });
});

describe('a module that cannot be capped', () => {
  it('is rejected if its memory has no maximum', () => {
    expect(() => capWasmMemory(moduleWith(1, 0, 1))).toThrow('one memory with a maximum');
  });

  it('is rejected if its initial memory exceeds the cap', () => {
    expect(() => capWasmMemory(moduleWith(1, 1, 2, 4), PAGE_BYTES)).toThrow('starts with 2 pages');
  });

  it('is rejected if it has no memory', () => {
    expect(() => capWasmMemory(Uint8Array.from(HEADER))).toThrow('has no section 5');
  });
});

/** A module with one memory and two data segments: two bytes at 1024, three at 200000. */
const MODULE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[5, 3, 1, 0, 4],
  ...[11, 18, 2],
  ...[0, 0x41, 0x80, 0x08, 0x0b, 2, 1, 2],
  ...[0, 0x41, 0xc0, 0x9a, 0x0c, 0x0b, 3, 1, 2, 3],
);

it('returns the end of the last segment', () => {
  expect(initialDataEnd(MODULE)).toBe(200_003);
});

it('rejects a segment with a computed address', () => {
  const computed = Uint8Array.from(MODULE, (byte) => (byte === 0x41 ? 0x23 : byte));
  expect(() => initialDataEnd(computed)).toThrow('has no constant address');
});

it('returns the end of the interpreter’s data', async () => {
  const end = initialDataEnd(await readFile(pyodideFile('pyodide.asm.wasm')));
  expect(end).toBeGreaterThan(1_000_000);
  expect(end).toBeLessThan(16_000_000);
});
