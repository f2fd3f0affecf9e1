import { expect, it } from 'vitest';
import { memoryLengthOf, packSnapshot, restorePages } from './sparse-snapshot.ts';

const HEADER_BYTES = 64;
const PAGE = 4_096;

/** Creates a snapshot in the glue's format: a header that contains its own length, then the memory. */
function snapshotOf(memory: Uint8Array): Uint8Array {
  const snapshot = new Uint8Array(HEADER_BYTES + memory.length);
  new DataView(snapshot.buffer).setUint32(4, HEADER_BYTES, true);
  snapshot.set(memory, HEADER_BYTES);
  return snapshot;
}

const memory = new Uint8Array(20 * PAGE);
memory[0] = 1;
memory.fill(7, 5 * PAGE, 7 * PAGE);
memory[20 * PAGE - 1] = 9;

it('restores every byte of a memory and stores only the pages in use', () => {
  const packed = packSnapshot(snapshotOf(memory), 0);
  expect(memoryLengthOf(packed)).toBe(memory.length);
  expect(packed.length).toBeLessThan(5 * PAGE);
  const restored = new Int8Array(memory.length);
  restorePages(restored, packed.subarray(HEADER_BYTES));
  expect(Buffer.from(restored.buffer).equals(memory)).toBe(true);
});

it('clears pages that the interpreter uses before it is restored', () => {
  const packed = packSnapshot(snapshotOf(memory), 3 * PAGE);
  const used = new Int8Array(memory.length);
  used.fill(5, 0, 3 * PAGE);
  restorePages(used, packed.subarray(HEADER_BYTES));
  expect(Buffer.from(used.buffer).equals(memory)).toBe(true);
});
