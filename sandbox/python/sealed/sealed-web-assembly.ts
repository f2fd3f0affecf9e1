import type { SealedFiles } from './sealed-python.ts';

type Namespace = Record<string, unknown> & {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: unknown) => object;
};

declare const WebAssembly: Namespace;

/** Members that every engine has. Stack switching is left out: engines differ in it. */
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
 * The `WebAssembly` that the glue sees. It starts the interpreter from the module that is given here, and all at
 * once: a process of one thread has none to compile in the background.
 */
export function createSealedWebAssembly({ wasm }: SealedFiles): Record<string, unknown> {
  const { Instance, Module } = WebAssembly;
  const compile = (bytes: Uint8Array): object =>
    // The glue asks for its interpreter by reading a file that is empty; other modules arrive as bytes.
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
