/** Where a program prints. */
export type PrintStream = 'stdout' | 'stderr';

/**
 * What the sealed interpreter may ask of the world around it. Only primitives and byte arrays of the
 * interpreter's own realm cross this line, in either direction.
 */
export interface SealedHost {
  /** Text of the bytes, or null when they do not decode. */
  decode: (bytes: Uint8Array, encoding: string, isFatal: boolean) => string | null;
  /** Writes UTF-8 into the target and returns the number of bytes written. */
  encodeInto: (text: string, target: Uint8Array) => number;
  fillRandom: (bytes: Uint8Array) => void;
  /** Milliseconds that only grow. */
  now: () => number;
  print: (stream: PrintStream, bytes: Uint8Array) => void;
  /**
   * Waits until there is more input than the case began with, and writes it into the target. Left out, a program
   * meets the end of its input: a server has nobody to ask.
   *
   * @returns the number of bytes written; 0 is the end of the input
   */
  readInput?: (target: Uint8Array) => number;
  /** A message of the runtime itself, for the operator. */
  log: (text: string) => void;
}

/** The files of the built runtime that an interpreter starts from. */
export interface SealedFiles {
  /** Bytes of the WebAssembly module, or the module compiled already. */
  wasm: Uint8Array | WebAssembly.Module;
  standardLibrary: Uint8Array;
  /** Null boots from nothing, which is slower and gives the same interpreter. */
  snapshot: Uint8Array | null;
}

/** A booted interpreter. */
export interface SealedPython {
  /**
   * Remembers the interpreter as it is now.
   *
   * @returns brings it back, and tells whether it could
   */
  keepState(): () => boolean;
  /**
   * Makes everything ready for a case.
   *
   * @param request describes the case, as JSON
   * @param input the bytes of standard input, of the interpreter's own realm
   * @returns an empty text; or the report, as JSON, on code that Python cannot read; or null when the interpreter
   * broke down
   */
  prepareCase(request: string, input: Uint8Array): string | null;
  /**
   * Runs the case that is prepared.
   *
   * @returns the report on it as JSON, or null when the interpreter broke down
   */
  runCase(): string | null;
}

/** What the built bundle evaluates to. */
export interface SealedBundle {
  /** Bytes of the interpreter's own realm. */
  allocate(length: number): Uint8Array;
  /** Boots an interpreter that learners' code may run in. */
  start(host: SealedHost, files: SealedFiles): Promise<SealedPython>;
  /** Boots from nothing and returns the memory to start from next time. */
  takeSnapshot(host: SealedHost, files: SealedFiles): Promise<Uint8Array>;
}

/** The name of the harness's package inside the interpreter. */
export const HARNESS_MODULE = 'packetsmith_harness';
