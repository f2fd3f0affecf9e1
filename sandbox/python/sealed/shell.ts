import type { SealedFiles, SealedHost } from './sealed-python.ts';
import { createSealedWebAssembly } from './sealed-web-assembly.ts';
import { createUtcDate } from './utc-date.ts';

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
export function createShell(host: SealedHost, files: SealedFiles): Record<string, unknown> {
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
    Date: createUtcDate(),
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
    refuseDynamicCode: refuse('way to turn text into code'),
    refuseImport: refuse('import'),
    setTimeout: () => 0,
  };
  shell['globalThis'] = shell;
  return shell;
}
