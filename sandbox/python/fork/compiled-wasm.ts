import vm from 'node:vm';

/** Creates a function that may use V8's test natives, which the fork engine's flags enable. */
const native = (source: string): ((...values: unknown[]) => unknown) =>
  new vm.Script(source).runInThisContext() as (...values: unknown[]) => unknown;

/** The smallest module that V8 can serialize: one function without instructions. */
const SMALLEST_MODULE = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x04, 0x01, 0x60, 0x00, 0x00],
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x0a, 0x04, 0x01, 0x02, 0x00, 0x0b],
);

/** The offset of the processor's features in compiled code: 32 bits after the magic number and the version of V8. */
const FEATURES_AT = 8;

/**
 * The processor's shadow stack, the only feature that no flag of V8 turns off. On Linux, V8 notes it and generates the
 * same code.
 *
 * @see https://github.com/nodejs/node/blob/v24.x/deps/v8/src/codegen/x64/assembler-x64.cc
 */
const SHADOW_STACK = 1 << 16;

/** Returns which processor's features compiled code was made for. */
function featuresOf(code: Uint8Array): number {
  return new DataView(code.buffer, code.byteOffset).getUint32(FEATURES_AT, true);
}

/** Makes compiled code name the shadow stack as this processor has it. V8 refuses code for another processor. */
function withThisShadowStack(code: Uint8Array): ArrayBuffer {
  const { buffer } = code.slice();
  const own = featuresOf(compileToCode(SMALLEST_MODULE)) & SHADOW_STACK;
  const features = (featuresOf(code) & ~SHADOW_STACK) | own;
  new DataView(buffer).setUint32(FEATURES_AT, features, true);
  return buffer;
}

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
  const deserialize = native('(code, wasm) => %DeserializeWasmModule(code, wasm)');
  const module = deserialize(withThisShadowStack(code), wasm);
  if (typeof module !== 'object' || module === null) return null;
  return Object.setPrototypeOf(module, null) as WebAssembly.Module;
}
