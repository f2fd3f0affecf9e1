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

/** The first and the last byte, on both sides of pages and larger blocks, and where the memory was empty. */
const PLACES = [0, 4_095, 4_096, 32_767, 262_144, 262_145, LENGTH / 2, LENGTH - 65_537, LENGTH - 1];

/** A byte of each page. */
const EVERY_PAGE = Array.from({ length: LENGTH / 4_096 }, (_, page) => page * 4_096 + 7);

it.each([
  ['compares', isSame],
  ['copies', undefined],
])('an interpreter that %s its memory restores every byte, again and again', (_, isEqual) => {
  const memory = usedMemory();
  const restore = recordState(interpreter(memory), isEqual);
  for (const places of [[], ...PLACES.map((place) => [place]), PLACES, EVERY_PAGE]) {
    for (const place of places) memory[place] = (memory[place] ?? 0) ^ 0xff;
    expect(restore()).toBe(true);
    expect(isSame(memory, usedMemory())).toBe(true);
  }
});

it('memory that was added is emptied', () => {
  const python = interpreter(usedMemory());
  const restore = recordState(python, isSame);
  const grown = new Uint8Array(LENGTH + 65_536).fill(7);
  python._module.HEAPU8 = grown;
  expect(restore()).toBe(true);
  expect(isSame(grown.subarray(0, LENGTH), usedMemory())).toBe(true);
  expect(isSame(grown.subarray(LENGTH), new Uint8Array(65_536))).toBe(true);
});

it('memory that did not change is compared once, in blocks of 256 KB, and not written', () => {
  const memory = usedMemory();
  const compared: number[] = [];
  const restore = recordState(interpreter(memory), (left, right) => {
    compared.push(left.length);
    return isSame(left, right);
  });
  memory[70_000] = 1;
  restore();
  compared.length = 0;
  restore();
  expect(compared).toEqual([262_144, 262_144, 262_144, 262_144, 65_536]);
});
