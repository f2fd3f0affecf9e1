// cspell:ignore emscripten
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { countRecursion } from './count-recursion.ts';
import { pyodideFile } from './pyodide-file.ts';

declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
  validate: (bytes: Uint8Array) => boolean;
};

const STACK = 4_096;
const NAMES = ['emscripten_stack_get_current', '_Py_Dealloc', 'PyObject_Repr'];

const text = (value: string): number[] => [value.length, ...Buffer.from(value)];
const section = (id: number, items: number[][]): number[] => {
  const content = [items.length, ...items.flat()];
  return [id, content.length, ...content];
};

/** A module whose functions all return the stack pointer. The last takes three parameters, the others one. */
function moduleOf(last: string): Uint8Array {
  const i32 = 0x7f;
  const returnStack = [0x00, 0x23, 0x00, 0x0b];
  const callFirst = [0x00, 0x10, 0x01, 0x0b];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [
      [0x60, 0, 1, i32],
      [0x60, 1, i32, 1, i32],
      [0x60, 3, i32, i32, i32, 1, i32],
    ]),
    ...section(2, [[...text('host'), ...text('unused'), 0x00, 0]]),
    ...section(3, [[0], [1], [1], [2]]),
    ...section(6, [[i32, 0x01, 0x41, 0x80, 0x20, 0x0b]]),
    ...section(
      7,
      [...NAMES, last].map((name, index) => [...text(name), 0x00, index + 1]),
    ),
    ...section(
      10,
      [returnStack, callFirst, callFirst, callFirst].map((body) => [body.length, ...body]),
    ),
  ]);
}

describe('counting recursion', () => {
  it('makes every recursive function take part of the stack and return it', () => {
    const module = new WebAssembly.Module(countRecursion(moduleOf('PyObject_RichCompare')));
    const { exports } = new WebAssembly.Instance(module, { host: { unused: () => 0 } });
    const call = (name: string): unknown => {
      const found = exports[name];
      return typeof found === 'function' ? Reflect.apply(found, null, [1, 2, 3]) : undefined;
    };
    expect(call('_Py_Dealloc')).toBe(STACK - 512);
    expect(call('PyObject_Repr')).toBe(STACK - 128);
    expect(call('PyObject_RichCompare')).toBe(STACK - 128);
    expect(call('emscripten_stack_get_current')).toBe(STACK);
  });

  it('rejects a module that lacks one of the functions', () => {
    expect(() => countRecursion(moduleOf('PyObject_Other'))).toThrow(
      'The interpreter exports no function PyObject_RichCompare.',
    );
  });

  it('keeps the interpreter a valid module', async () => {
    const interpreter = await readFile(pyodideFile('pyodide.asm.wasm'));
    expect(WebAssembly.validate(countRecursion(interpreter))).toBe(true);
  });
});
