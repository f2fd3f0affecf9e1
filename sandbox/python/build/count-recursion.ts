// cspell:ignore emscripten
import { findSection, readVarint } from './wasm-module.ts';

const SECTIONS = { imports: 2, functions: 3, exports: 7, code: 10 };
const KINDS = { function: 0, global: 3 };
/** The opcodes of a wrapper, named as in the WebAssembly specification. */
const LOCAL_GET = 0x20;
const GLOBAL_GET = 0x23;
const GLOBAL_SET = 0x24;
const I32_CONST = 0x41;
const I32_ADD = 0x6a;
const I32_SUB = 0x6b;
const CALL = 0x10;
const END = 0x0b;

/** A recursive C function, and how many bytes of the stack each call of it takes. */
interface Recursive {
  name: string;
  parameters: number;
  bytes: number;
}

/**
 * CPython measures recursion depth by its own stack. When it is too deep, it raises RecursionError or defers
 * deallocations. These functions hardly use that stack; they use the engine's, and its overflow ends the interpreter.
 */
const RECURSIVE: readonly Recursive[] = [
  { name: '_Py_Dealloc', parameters: 1, bytes: 512 },
  { name: 'PyObject_Repr', parameters: 1, bytes: 128 },
  { name: 'PyObject_RichCompare', parameters: 3, bytes: 128 },
];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** Encodes an unsigned number as an instruction's signed constant, whose highest bit must be free. */
function constant(value: number): number[] {
  const bytes = varint(value);
  const last = bytes.pop() ?? 0;
  return last < 0x40 ? [...bytes, last] : [...bytes, last | 0x80, 0];
}

/** Returns the offset after a string. */
function skipText(module: Uint8Array, start: number): number {
  const length = readVarint(module, start);
  return length.end + length.value;
}

function countImportedFunctions(module: Uint8Array): number {
  const count = readVarint(module, findSection(module, SECTIONS.imports));
  let position = count.end;
  let functions = 0;
  for (let entry = 0; entry < count.value; entry += 1) {
    position = skipText(module, skipText(module, position));
    const kind = module[position] ?? -1;
    if (kind === KINDS.function) {
      functions += 1;
      position = readVarint(module, position + 1).end;
    } else if (kind === KINDS.global) {
      position += 3;
    } else {
      throw new Error(`The WebAssembly module has an import of the unknown kind ${kind}.`);
    }
  }
  return functions;
}

function readExportedFunctions(module: Uint8Array): Map<string, number> {
  const count = readVarint(module, findSection(module, SECTIONS.exports));
  const functions = new Map<string, number>();
  for (let entry = 0, position = count.end; entry < count.value; entry += 1) {
    const end = skipText(module, position);
    const name = new TextDecoder().decode(module.subarray(readVarint(module, position).end, end));
    const index = readVarint(module, end + 1);
    if (module[end] === KINDS.function) functions.set(name, index.value);
    position = index.end;
  }
  return functions;
}

/** Reads the items of a section of numbers, or of length-prefixed byte strings. */
function readItems(module: Uint8Array, section: number): Uint8Array[] {
  const count = readVarint(module, findSection(module, section));
  const items: Uint8Array[] = [];
  for (let entry = 0, position = count.end; entry < count.value; entry += 1) {
    const first = readVarint(module, position);
    const end = section === SECTIONS.code ? first.end + first.value : first.end;
    items.push(module.subarray(position, end));
    position = end;
  }
  return items;
}

/** Returns the index of the stack pointer's global, as read by a function that only returns it. */
function findStackGlobal(body: Uint8Array | undefined): number {
  const [, locals, instruction] = body ?? [];
  if (!body || locals !== 0 || instruction !== GLOBAL_GET) {
    throw new Error('The WebAssembly module has no function that returns its stack pointer.');
  }
  return readVarint(body, 3).value;
}

/** Returns a function body that takes bytes from the stack during a call of another function. */
function wrapperBody(recursive: Recursive, wrapped: number, stack: number): Uint8Array {
  const move = (operation: number): number[] => [
    ...[GLOBAL_GET, ...varint(stack), I32_CONST, ...constant(recursive.bytes), operation],
    ...[GLOBAL_SET, ...varint(stack)],
  ];
  const values = Array.from({ length: recursive.parameters }, (_, index) => [LOCAL_GET, index]);
  const call = [...values.flat(), CALL, ...varint(wrapped)];
  const body = [0, ...move(I32_SUB), ...call, ...move(I32_ADD), END];
  return Uint8Array.from([...varint(body.length), ...body]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

function replaceSection(module: Uint8Array, section: number, items: Uint8Array[]): Uint8Array {
  const start = findSection(module, section);
  const content = joined([Uint8Array.from(varint(items.length)), ...items]);
  // The header is the section's number and its length, whose encoding may be padded.
  let header = start - 2;
  while (module[header] !== section || readVarint(module, header + 1).end !== start) header -= 1;
  const end = start + readVarint(module, header + 1).value;
  const newHeader = Uint8Array.from([section, ...varint(content.length)]);
  return joined([module.subarray(0, header), newHeader, content, module.subarray(end)]);
}

/**
 * Makes CPython detect recursion that happens only in its C code before the engine's stack overflows. Each of the
 * recursive functions gets a wrapper that takes part of CPython's stack while the function runs.
 *
 * @param module the bytes of the interpreter's module
 * @throws if the module lacks one of the functions
 * @see https://webassembly.github.io/spec/core/binary/modules.html
 */
export function countRecursion(module: Uint8Array): Uint8Array {
  const exported = readExportedFunctions(module);
  const imported = countImportedFunctions(module);
  const types = readItems(module, SECTIONS.functions);
  const bodies = readItems(module, SECTIONS.code);
  const indexOf = (name: string): number => (exported.get(name) ?? -1) - imported;
  const stack = findStackGlobal(bodies[indexOf('emscripten_stack_get_current')]);
  for (const recursive of RECURSIVE) {
    const index = indexOf(recursive.name);
    const [type, body] = [types[index], bodies[index]];
    if (!type || !body) throw new Error(`The interpreter exports no function ${recursive.name}.`);
    bodies[index] = wrapperBody(recursive, imported + bodies.length, stack);
    types.push(type);
    bodies.push(body);
  }
  return replaceSection(replaceSection(module, SECTIONS.code, bodies), SECTIONS.functions, types);
}
