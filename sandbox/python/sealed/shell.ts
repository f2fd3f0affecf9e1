import type { ProgramHost } from './program-host.ts';
import type { SealedFiles, SealedHost } from './sealed-python.ts';

type Call<Arguments extends unknown[], Result> = (...values: Arguments) => Result;

function guard<Arguments extends unknown[], Result>(
  call: Call<Arguments, Result>,
  refusal: NoInfer<Result>,
): Call<Arguments, Result> {
  return (...values) => {
    try {
      return call(...values);
    } catch {
      return refusal;
    }
  };
}

/**
 * Prevents errors of the host's realm from reaching the interpreter. The host functions never throw, but a program can
 * call them when the stack is full. The engine's error then belongs to the host's realm and would give the program
 * access to it, so it is dropped here, in the interpreter's realm.
 */
export function guardHost(host: SealedHost): SealedHost {
  const { decode, encodeInto, fillRandom, now, print, record, log } = host;
  const { fillGap, keepMemory, restoreMemory, readInput, isLineAsked, tellLine } = host;
  return {
    decode: guard(decode, null),
    encodeInto: guard(encodeInto, 0),
    fillRandom: guard(fillRandom, undefined),
    now: guard(now, 0),
    print: guard(print, undefined),
    record: guard(record, undefined),
    log: guard(log, undefined),
    ...(keepMemory && { keepMemory: guard(keepMemory, false) }),
    ...(restoreMemory && { restoreMemory: guard(restoreMemory, false) }),
    ...(fillGap && { fillGap: guard(fillGap, false) }),
    ...(readInput && { readInput: guard(readInput, 0) }),
    ...(isLineAsked && { isLineAsked: guard(isLineAsked, false) }),
    ...(tellLine && { tellLine: guard(tellLine, undefined) }),
  };
}

const PARTS = ['Date', 'Day', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds'];

type Numbers = [number, number?, number?, number?, number?, number?, number?];

/**
 * Creates a `Date` class whose local time is UTC, so that programs print the same in browsers and on the server.
 *
 * @param now returns the time in milliseconds since 1970
 */
export function createUtcDate(now: () => number): DateConstructor {
  class UtcDate extends Date {
    static override now(): number {
      return now();
    }

    constructor(...parts: [] | [number | string | Date] | Numbers) {
      if (parts.length >= 2) super(Date.UTC(...(parts as Numbers)));
      else if (parts.length === 1) super(parts[0]);
      else super(now());
    }

    override getTimezoneOffset(): number {
      return 0;
    }
  }
  for (const part of PARTS) {
    for (const verb of ['get', 'set']) {
      const utc: unknown = Reflect.get(Date.prototype, `${verb}UTC${part}`);
      if (utc !== undefined) Reflect.set(UtcDate.prototype, `${verb}${part}`, utc);
    }
  }
  return UtcDate as unknown as DateConstructor;
}

type Namespace = Record<string, unknown> & {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: unknown) => object;
};

declare const WebAssembly: Namespace;

/** The members that every engine has. Stack switching is excluded because engines differ in it. */
const WEB_ASSEMBLY_MEMBERS = [
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
function createSealedWebAssembly({ wasm }: SealedFiles): Record<string, unknown> {
  const { Instance, Module } = WebAssembly;
  const compile = (bytes: Uint8Array): object =>
    // The glue requests its interpreter with the content of an empty file; other modules are passed as bytes.
    bytes.length > 0 ? new Module(bytes) : wasm instanceof Uint8Array ? new Module(wasm) : wasm;
  return {
    ...Object.fromEntries(WEB_ASSEMBLY_MEMBERS.map((name) => [name, WebAssembly[name]])),
    compile: async (bytes: Uint8Array) => Promise.resolve(compile(bytes)),
    async instantiate(source: object, imports: unknown): Promise<object> {
      if (source instanceof Module) return Promise.resolve(new Instance(source, imports));
      const module = compile(source as Uint8Array);
      return Promise.resolve({ module, instance: new Instance(module, imports) });
    },
  };
}

/** The glue's name for the module file. Its bytes are never read under this name. */
const WASM_FILE = 'pyodide.asm.wasm';
const LIBRARY_FILE = 'python_stdlib.zip';

function createTextCoding(host: SealedHost) {
  class TextDecoder {
    readonly encoding: string;
    readonly fatal: boolean;

    constructor(encoding = 'utf-8', options: { fatal?: boolean } = {}) {
      this.encoding = encoding;
      this.fatal = options.fatal === true;
    }

    decode(view?: Uint8Array | ArrayBuffer): string {
      if (view === undefined) return '';
      const bytes = view instanceof ArrayBuffer ? new Uint8Array(view) : view;
      const text = host.decode(bytes, this.encoding, this.fatal);
      if (text === null) throw new TypeError(`The bytes are not ${this.encoding}.`);
      return text;
    }
  }
  class TextEncoder {
    encode(text = ''): Uint8Array {
      const bytes = new Uint8Array(text.length * 3);
      return bytes.slice(0, host.encodeInto(text, bytes));
    }

    encodeInto(text: string, target: Uint8Array): { read: number; written: number } {
      return { read: text.length, written: host.encodeInto(text, target) };
    }
  }
  return { TextDecoder, TextEncoder };
}

function createConsole(host: SealedHost) {
  const log = (...parts: unknown[]): void => host.log(parts.map(String).join(' '));
  return { log, info: log, debug: log, warn: log, error: log };
}

/**
 * Creates the globals for the glue, the same in a bare context and in a browser's worker: those of a plain JavaScript
 * shell, without working timers, network access, or files other than the two that it boots from.
 */
export function createShell(host: ProgramHost, files: SealedFiles): Record<string, unknown> {
  const refuse = (name: string) => (): never => {
    throw new Error(`The sealed interpreter has no ${name}.`);
  };
  const readbuffer = (name: string): Uint8Array => {
    if (name.endsWith(WASM_FILE)) return new Uint8Array(0);
    if (name.endsWith(LIBRARY_FILE)) return files.standardLibrary;
    throw new Error(`The sealed interpreter has no file ${name}.`);
  };
  const shell: Record<string, unknown> = {
    ...createTextCoding(host),
    AbortController: class {
      readonly signal = { aborted: false, addEventListener: () => undefined };
    },
    AbortSignal: { any: (signals: unknown[]) => signals[0] },
    Date: createUtcDate(host.date),
    WebAssembly: createSealedWebAssembly(files),
    clearTimeout: () => undefined,
    console: createConsole(host),
    crypto: {
      getRandomValues: (bytes: Uint8Array): Uint8Array => {
        host.fillRandom(bytes);
        return bytes;
      },
    },
    load: refuse('load'),
    performance: { now: () => host.now() },
    read: refuse('read'),
    readbuffer,
    refuseDynamicCode: refuse('way to evaluate text as code'),
    refuseImport: refuse('import'),
    setTimeout: () => 0,
  };
  shell['globalThis'] = shell;
  return shell;
}
