import vm from 'node:vm';

/** A function from a text, which may name what V8 offers to its own tests. The fork engine's flags allow that. */
const native = (source: string): ((...values: unknown[]) => unknown) =>
  new vm.Script(source).runInThisContext() as (...values: unknown[]) => unknown;

/**
 * Compiles a module at the best tier.
 *
 * @returns machine code for this version of Node, with these flags, on processors like this one
 */
export function compileToCode(wasm: Uint8Array): Uint8Array {
  const code = native('(wasm) => %SerializeWasmModule(new WebAssembly.Module(wasm))')(wasm);
  if (!(code instanceof ArrayBuffer)) throw new Error('The engine could not serialize the module.');
  return new Uint8Array(code);
}

/**
 * Makes a module from its machine code without compiling it. It has no prototype, so that it leads to nothing
 * else of this realm.
 *
 * @param wasm the bytes that it was compiled from
 * @returns null when the code was made by another engine, with other flags or for another processor
 */
export function moduleFromCode(code: Uint8Array, wasm: Uint8Array): WebAssembly.Module | null {
  const buffer = code.slice().buffer;
  const module = native('(code, wasm) => %DeserializeWasmModule(code, wasm)')(buffer, wasm);
  if (typeof module !== 'object' || module === null) return null;
  return Object.setPrototypeOf(module, null) as WebAssembly.Module;
}
