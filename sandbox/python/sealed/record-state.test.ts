// cspell:ignore HEAPU
import { expect, it } from 'vitest';
import { recordState, type StatefulPython } from './record-state.ts';
import { createTraces } from './watch-traces.ts';

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
  const FS = { nameTable: [], streams: [], currentPath: '/' };
  return { FS, _module: { HEAPU8: memory, _emscripten_stack_get_current: () => 7 } };
}

/** A host that restores nothing by itself. */
const withTraces = () => ({ traces: createTraces() });

/** A byte of each page, and the first and the last one. */
const PLACES = [
  0,
  ...Array.from({ length: LENGTH / 4_096 }, (_, page) => page * 4_096 + 7),
  LENGTH - 1,
];

it('an interpreter that copies its memory restores every byte, again and again', () => {
  const memory = usedMemory();
  const restore = recordState(interpreter(memory), withTraces());
  for (const places of [[], [PLACES[9] ?? 0], PLACES, PLACES]) {
    for (const place of places) memory[place] = (memory[place] ?? 0) ^ 0xff;
    expect(restore()).toBe(true);
    expect(isSame(memory, usedMemory())).toBe(true);
  }
});

it('an interpreter whose memory has grown is not used again', () => {
  const python = interpreter(usedMemory());
  const restore = recordState(python, withTraces());
  python._module.HEAPU8 = new Uint8Array(LENGTH + 65_536);
  expect(restore()).toBe(false);
});

it('an interpreter whose stack has not returned to where it was is not used again', () => {
  const python = interpreter(usedMemory());
  const restore = recordState(python, withTraces());
  python._module._emscripten_stack_get_current = () => 6;
  expect(restore()).toBe(false);
});

it('an interpreter that called something with a memory of its own is not used again', () => {
  const host = withTraces();
  const find = () => 'address';
  const imports = { fd_read: () => 'read', getaddrinfo: find, alias: find };
  host.traces.watchImports(imports);
  expect(imports.alias).toBe(imports.getaddrinfo);
  const restore = recordState(interpreter(usedMemory()), host);
  expect([imports.fd_read(), restore()]).toEqual(['read', true]);
  expect([imports.getaddrinfo(), restore()]).toEqual(['address', false]);
});

it('every object of the file system gets its properties back, in their order', () => {
  const python = interpreter(usedMemory());
  const contents = new Uint8Array(3);
  const file = { name: 'a', atime: 1, contents, parent: null as object | null };
  const directory = { b: { name: 'b' }, a: file };
  file.parent = directory;
  const host = withTraces();
  const fileSystem = Object.assign(python.FS, { root: directory, nextInode: 5 });
  const restore = recordState(python, host);
  Object.assign(file, { atime: 2, contents: new Uint8Array(9), timestamp: 3 });
  Object.assign(fileSystem, { nextInode: 9, streams: [], more: true });
  Reflect.deleteProperty(directory, 'b');
  Object.assign(directory, { c: {}, b: {} });
  expect(restore()).toBe(true);
  expect(file).toEqual({ name: 'a', atime: 1, contents, parent: directory });
  expect(file.contents).toBe(contents);
  expect(Object.keys(directory)).toEqual(['b', 'a']);
  expect(fileSystem).toMatchObject({ nextInode: 5, streams: [] });
  expect(fileSystem).not.toHaveProperty('more');
  host.traces.noteWrite({ contents: new Uint8Array(3) });
  expect(restore()).toBe(true);
  host.traces.noteWrite({ contents });
  expect(restore()).toBe(false);
});

it('a host that can restore memory does it, and nothing is copied', () => {
  const memory = usedMemory();
  const restored: Uint8Array[] = [];
  const restore = recordState(interpreter(memory), {
    ...withTraces(),
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
  const host = { ...withTraces(), keepMemory: () => true, restoreMemory: () => false };
  expect(recordState(interpreter(usedMemory()), host)()).toBe(false);
});

it('a host that cannot keep memory leaves it to the interpreter', () => {
  const memory = usedMemory();
  const host = { ...withTraces(), keepMemory: () => false, restoreMemory: () => false };
  const restore = recordState(interpreter(memory), host);
  memory[7] = 0xff;
  expect(restore()).toBe(true);
  expect(isSame(memory, usedMemory())).toBe(true);
});
