import vm from 'node:vm';

/** Creates a function that may use V8's test natives, which the fork engine's flags enable. */
const native = (source: string): ((...values: unknown[]) => unknown) =>
  new vm.Script(source).runInThisContext() as (...values: unknown[]) => unknown;

/**
 * Compiles a module with the optimizing tier.
 *
 * @returns machine code for this version of Node with its current flags, on this type of processor
 */
export function compileToCode(wasm: Uint8Array): Uint8Array {
  const code = native('(wasm) => %SerializeWasmModule(new WebAssembly.Module(wasm))')(wasm);
  if (!(code instanceof ArrayBuffer)) throw new Error('The engine could not serialize the module.');
  return new Uint8Array(code);
}

/**
 * Creates a module from its machine code, without compiling it. The module has no prototype, so it exposes nothing
 * else of this realm.
 *
 * @param wasm the module's source bytes
 * @returns null if the code was compiled by another engine version, with other flags or for another processor
 */
export function moduleFromCode(code: Uint8Array, wasm: Uint8Array): WebAssembly.Module | null {
  const buffer = code.slice().buffer;
  const module = native('(code, wasm) => %DeserializeWasmModule(code, wasm)')(buffer, wasm);
  if (typeof module !== 'object' || module === null) return null;
  return Object.setPrototypeOf(module, null) as WebAssembly.Module;
}
