import type { SealedFiles } from './sealed-python.ts';

type Namespace = Record<string, unknown> & {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: unknown) => object;
};

declare const WebAssembly: Namespace;

/** The members that every engine has. Stack switching is excluded because engines differ in it. */
const MEMBERS = [
  'CompileError',
  'Exception',
  'Global',
  'Instance',
  'LinkError',
  'Memory',
  'Module',
  'RuntimeError',
  'Table',
  'Tag',
  'validate',
];

/**
 * Creates the `WebAssembly` object for the glue. It starts the interpreter from the given module, and synchronously,
 * because a single-threaded process can't compile in the background.
 */
export function createSealedWebAssembly({ wasm }: SealedFiles): Record<string, unknown> {
  const { Instance, Module } = WebAssembly;
  const compile = (bytes: Uint8Array): object =>
    // The glue requests its interpreter with the content of an empty file; other modules are passed as bytes.
    bytes.length > 0 ? new Module(bytes) : wasm instanceof Uint8Array ? new Module(wasm) : wasm;
  return {
    ...Object.fromEntries(MEMBERS.map((name) => [name, WebAssembly[name]])),
    compile: async (bytes: Uint8Array) => Promise.resolve(compile(bytes)),
    async instantiate(source: object, imports: unknown): Promise<object> {
      if (source instanceof Module) return Promise.resolve(new Instance(source, imports));
      const module = compile(source as Uint8Array);
      return Promise.resolve({ module, instance: new Instance(module, imports) });
    },
  };
}
