/** Where a program prints. */
export type PrintStream = 'stdout' | 'stderr';

/**
 * What the sealed interpreter may ask of the world around it. Only primitives and byte arrays of the
 * interpreter's own realm cross this line, in either direction.
 */
export interface SealedHost {
  /** Text of the bytes, or null when they do not decode. */
  decode(bytes: Uint8Array, encoding: string, isFatal: boolean): string | null;
  /** Writes UTF-8 into the target and returns the number of bytes written. */
  encodeInto(text: string, target: Uint8Array): number;
  fillRandom(bytes: Uint8Array): void;
  /** Milliseconds that only grow. */
  now(): number;
  print: (stream: PrintStream, bytes: Uint8Array) => void;
  /** A message of the runtime itself, for the operator. */
  log(text: string): void;
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
   * Runs one case.
   *
   * @param request a {@link HarnessRequest} as JSON
   * @param input the bytes of standard input, of the interpreter's own realm
   * @returns a {@link HarnessReport} as JSON, or null when the interpreter broke down
   */
  runCase(request: string, input: Uint8Array): string | null;
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
