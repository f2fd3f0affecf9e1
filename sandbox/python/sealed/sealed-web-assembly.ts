import type { SealedFiles } from './sealed-python.ts';

type Namespace = Record<string, unknown> & {
  Module: abstract new () => object;
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: unknown): Promise<object>;
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
  'compile',
  'validate',
];

/** The `WebAssembly` that the glue sees. It starts the interpreter from the module that is given here. */
export function createSealedWebAssembly({ wasm }: SealedFiles): Record<string, unknown> {
  const compileInterpreter = (): Promise<object> =>
    wasm instanceof Uint8Array ? WebAssembly.compile(wasm) : Promise.resolve(wasm);
  return {
    ...Object.fromEntries(MEMBERS.map((name) => [name, WebAssembly[name]])),
    async instantiate(source: object, imports: unknown): Promise<object> {
      if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, imports);
      // The glue asks for its interpreter by reading a file that is empty; other modules arrive as bytes.
      const isInterpreter = source instanceof Uint8Array && source.length === 0;
      const module = isInterpreter
        ? await compileInterpreter()
        : await WebAssembly.compile(source as Uint8Array);
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    },
  };
}
