import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { initialDataEnd } from './initial-data-end.ts';
import { pyodideFile } from './pyodide-file.ts';

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
