import { randomBytes } from 'node:crypto';
import { types } from 'node:util';
import vm from 'node:vm';
import type { PrintStream, SealedBundle, SealedHost } from './sealed-python.ts';

/** The caller's functions for the output of a bare context. */
export interface HostSinks {
  print: (stream: PrintStream, bytes: Uint8Array) => void;
  /** Receives what a recorded program did. Absent if no program is recorded. */
  record?: (bytes: Uint8Array) => void;
  log: (text: string) => void;
  /** Absent if the interpreter copies its memory to restore it. */
  memory?: RestorableMemory | undefined;
}

/** Memory that returns to an earlier state without being copied or compared. */
export interface RestorableMemory {
  /**
   * Keeps what the memory holds now.
   *
   * @returns whether it can be restored; false if other memory is kept already
   */
  keep: (memory: Uint8Array) => boolean;
  /**
   * Restores the kept memory.
   *
   * @returns whether it is this memory
   */
  restore: (memory: Uint8Array) => boolean;
}

const isStream = (value: unknown): value is PrintStream => value === 'stdout' || value === 'stderr';

/** Returns the actual length of bytes, because their properties may lie. */
const lengthOf = (bytes: Uint8Array): number =>
  Number(Reflect.get(Object.getPrototypeOf(Uint8Array.prototype) as object, 'length', bytes));

/** Writes into bytes of the context's realm, in which a program may have replaced the methods of arrays. */
function write(bytes: Uint8Array, content: Uint8Array): void {
  Uint8Array.prototype.set.call(bytes, content);
}

/** Makes a host function safe to expose: it has no prototype that leads into the host's realm. */
function bare<Function extends object>(method: Function): Function {
  Object.setPrototypeOf(method, null);
  return Object.freeze(method);
}

/** Creates a decoder that returns null on failure, because errors of the host's realm must not reach the other one. */
function createDecode() {
  const decoders = new Map<string, InstanceType<typeof TextDecoder>>();
  return (bytes: unknown, encoding: unknown, isFatal: unknown): string | null => {
    if (!types.isUint8Array(bytes) || typeof encoding !== 'string') return null;
    const fatal = isFatal === true;
    const key = `${encoding} ${String(fatal)}`;
    try {
      const known = decoders.get(key);
      const decoder = known ?? new TextDecoder(encoding, { fatal, ignoreBOM: true });
      decoders.set(key, decoder);
      return decoder.decode(bytes);
    } catch {
      return null;
    }
  };
}

/**
 * Creates the host functions for a bare context. They validate their arguments, take and return only primitives, and
 * never throw.
 */
function createHost({ print, record, log, memory }: HostSinks): SealedHost {
  const encoder = new TextEncoder();
  const host: SealedHost = {
    decode: bare(createDecode()),
    encodeInto: bare((text: unknown, target: unknown) =>
      typeof text === 'string' && types.isUint8Array(target)
        ? encoder.encodeInto(text, target).written
        : 0,
    ),
    fillRandom: bare((bytes: unknown) => {
      if (types.isUint8Array(bytes)) write(bytes, randomBytes(lengthOf(bytes)));
    }),
    now: bare(() => performance.now()),
    print: bare((stream: unknown, bytes: unknown) => {
      // Copies the array's actual memory, because its properties may lie.
      if (isStream(stream) && types.isUint8Array(bytes)) print(stream, new Uint8Array(bytes));
    }),
    record: bare((bytes: unknown) => {
      if (types.isUint8Array(bytes)) record?.(new Uint8Array(bytes));
    }),
    log: bare((text: unknown) => {
      if (typeof text === 'string') log(text);
    }),
    ...(memory && {
      keepMemory: bare((bytes: unknown) => types.isUint8Array(bytes) && memory.keep(bytes)),
      restoreMemory: bare((bytes: unknown) => types.isUint8Array(bytes) && memory.restore(bytes)),
    }),
  };
  return bare(host);
}

/**
 * Runs before the bundle. `gc` exists with the flags of the fork engine. The text of an error's stack is made by a function of the host, whose own error, when the
 * stack is full, would belong to the host's realm. Without a limit of this type, errors get no stack.
 */
const REMOVE_HOST_CALLS = `
Object.defineProperty(globalThis, 'gc', { value: undefined, writable: false });
Object.defineProperty(Error, 'stackTraceLimit', { value: undefined, writable: false, configurable: false });
delete Error.captureStackTrace;`;

/** A bundle in its own realm, with the host functions to start it with. */
export interface BareContext {
  bundle: SealedBundle;
  host: SealedHost;
  /** Copies bytes into the context's realm. */
  place: (bytes: Uint8Array) => Uint8Array;
}

/**
 * Evaluates the sealed bundle in a bare V8 context, without Node, without globals other than the language's own, and
 * without a way to evaluate strings as code.
 *
 * @param source the bundle as an expression
 */
export function createBareContext(source: string, sinks: HostSinks): BareContext {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: true },
  });
  new vm.Script(REMOVE_HOST_CALLS).runInContext(context);
  const bundle = new vm.Script(source, { filename: 'sealed-python.js' }).runInContext(
    context,
  ) as SealedBundle;
  return {
    bundle,
    host: createHost(sinks),
    place(bytes) {
      const placed: unknown = bundle.allocate(bytes.length);
      if (!types.isUint8Array(placed)) throw new TypeError('The sealed realm returned no bytes.');
      write(placed, bytes);
      return placed;
    },
  };
}
