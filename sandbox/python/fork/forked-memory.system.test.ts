import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildPythonRuntime } from '../build.ts';
import { RUNTIME_FILES } from '../runtime-files.ts';
import { createForkedMemory } from './forked-memory.ts';
import { openLibc } from './libc.ts';

declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
};

const runtimeDir = path.resolve('.build/runtime/python');
const PAGES = 20;

beforeAll(() => buildPythonRuntime(runtimeDir));

const libc = () => openLibc(path.join(runtimeDir, RUNTIME_FILES.foreignFunctions));

/** Memory of an interpreter whose first quarter is in use. */
function memoryInUse(): Uint8Array {
  const memory = new Uint8Array(new WebAssembly.Memory({ initial: PAGES }).buffer);
  for (let at = 0; at < memory.length / 4; at += 1) memory[at] = (at * 31) % 251;
  return memory;
}

it('every byte that was written is restored, again and again', () => {
  const memory = memoryInUse();
  const forked = createForkedMemory(libc());
  expect(forked.keep(memory)).toBe(true);
  for (const step of [memory.length - 1, 65_536, 4_096, 1]) {
    for (let at = 0; at < memory.length; at += step) memory[at] = (memory[at] ?? 0) ^ 0xff;
    expect(forked.restore(memory)).toBe(true);
    expect(Buffer.compare(memory, memoryInUse())).toBe(0);
  }
});

it('other memory is neither kept nor restored', () => {
  const forked = createForkedMemory(libc());
  const [memory, other] = [memoryInUse(), memoryInUse()];
  expect(forked.isKept).toBe(false);
  expect(forked.restore(memory)).toBe(false);
  expect(forked.keep(memory)).toBe(true);
  expect(forked.keep(other)).toBe(false);
  expect(forked.restore(other)).toBe(false);
});

it('on a system without page maps, memory is not kept', () => {
  const forked = createForkedMemory({ ...libc(), open: () => -1 });
  expect(forked.keep(memoryInUse())).toBe(false);
  expect(forked.isKept).toBe(false);
});

it('without the right to read the page map, memory is not restored', () => {
  const forked = createForkedMemory(libc());
  const memory = memoryInUse();
  forked.keep(memory);
  // This process has no descriptor of that number to a page map.
  forked.enterChild();
  memory[0] = 1;
  expect(forked.restore(memory)).toBe(false);
});
