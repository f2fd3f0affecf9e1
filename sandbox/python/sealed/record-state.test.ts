// cspell:ignore HEAPU
import { expect, it } from 'vitest';
import { recordState, type StatefulPython } from './record-state.ts';

const LENGTH = 1_114_112;
const isSame = (left: Uint8Array, right: Uint8Array): boolean => Buffer.compare(left, right) === 0;

/** Memory whose first half is in use. */
function usedMemory(): Uint8Array {
  const memory = new Uint8Array(LENGTH);
  for (let at = 0; at < LENGTH / 2; at += 1) memory[at] = (at * 31) % 251;
  return memory;
}

/** An interpreter without files. */
function interpreter(memory: Uint8Array): StatefulPython {
  const FS = {
    ...{ nameTable: [], streams: [], currentPath: '/' },
    close: () => undefined,
    hashRemoveNode: () => undefined,
  };
  return { FS, _module: { HEAPU8: memory } };
}

/** A byte of each page, and the first and the last one. */
const PLACES = [
  0,
  ...Array.from({ length: LENGTH / 4_096 }, (_, page) => page * 4_096 + 7),
  LENGTH - 1,
];

it('an interpreter that copies its memory restores every byte, again and again', () => {
  const memory = usedMemory();
  const restore = recordState(interpreter(memory));
  for (const places of [[], [PLACES[9] ?? 0], PLACES, PLACES]) {
    for (const place of places) memory[place] = (memory[place] ?? 0) ^ 0xff;
    expect(restore()).toBe(true);
    expect(isSame(memory, usedMemory())).toBe(true);
  }
});

it('memory that was added is emptied', () => {
  const python = interpreter(usedMemory());
  const restore = recordState(python);
  const grown = new Uint8Array(LENGTH + 65_536).fill(7);
  python._module.HEAPU8 = grown;
  expect(restore()).toBe(true);
  expect(isSame(grown.subarray(0, LENGTH), usedMemory())).toBe(true);
  expect(isSame(grown.subarray(LENGTH), new Uint8Array(65_536))).toBe(true);
});

it('a host that can restore memory does it, and nothing is copied', () => {
  const memory = usedMemory();
  const restored: Uint8Array[] = [];
  const restore = recordState(interpreter(memory), {
    keepMemory: (bytes) => bytes === memory,
    restoreMemory: (bytes) => restored.push(bytes) > 0,
  });
  memory[7] = 0xff;
  expect(restore()).toBe(true);
  expect(restored.length).toBe(1);
  expect(restored[0]).toBe(memory);
  expect(memory[7]).toBe(0xff);
});

it('an interpreter whose memory the host cannot restore is not used again', () => {
  const host = { keepMemory: () => true, restoreMemory: () => false };
  expect(recordState(interpreter(usedMemory()), host)()).toBe(false);
});

it('a host that cannot keep memory leaves it to the interpreter', () => {
  const memory = usedMemory();
  const host = { keepMemory: () => false, restoreMemory: () => false };
  const restore = recordState(interpreter(memory), host);
  memory[7] = 0xff;
  expect(restore()).toBe(true);
  expect(isSame(memory, usedMemory())).toBe(true);
});
