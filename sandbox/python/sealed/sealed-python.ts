/** The stream that a program prints to. */
export type PrintStream = 'stdout' | 'stderr';

/**
 * The host functions that the sealed interpreter can call. Only primitives and byte arrays of the interpreter's realm
 * cross this boundary, in either direction.
 */
export interface SealedHost {
  /** Returns the decoded text, or null if the bytes are invalid. */
  decode: (bytes: Uint8Array, encoding: string, isFatal: boolean) => string | null;
  /** Writes UTF-8 into the target and returns the number of bytes written. */
  encodeInto: (text: string, target: Uint8Array) => number;
  fillRandom: (bytes: Uint8Array) => void;
  /**
   * Makes the interpreter's memory restorable to what it is now. Undefined where memory is copied instead.
   *
   * @returns whether it is restorable
   */
  keepMemory?: (memory: Uint8Array) => boolean;
  /**
   * Restores the kept memory.
   *
   * @returns whether it is this memory
   */
  restoreMemory?: (memory: Uint8Array) => boolean;
  /** Returns monotonic milliseconds. */
  now: () => number;
  print: (stream: PrintStream, bytes: Uint8Array) => void;
  /**
   * Waits for more input than the case started with and writes it into the target. Undefined on the server, where a
   * program reaches the end of its input instead.
   *
   * @returns the number of bytes written, or 0 for the end of the input
   */
  readInput?: (target: Uint8Array) => number;
  /** Receives what a recorded program did. Called only while a recorded case runs. */
  record: (bytes: Uint8Array) => void;
  /** Called often while a program runs. Returns, once per question, whether someone asks for its line. */
  isLineAsked?: () => boolean;
  /** Receives that line, from 1; 0 if no line of the program runs. Undefined on the server, like the question. */
  tellLine?: (line: number) => void;
  /**
   * Waits for the rest of the library and writes it into the target. Undefined where the library is complete.
   *
   * @returns whether the rest could be loaded
   */
  fillGap?: (target: Uint8Array) => boolean;
  /** Logs a message of the runtime itself, for the operator. */
  log: (text: string) => void;
}

/** The files of the built runtime that an interpreter starts from. */
export interface SealedFiles {
  /** The bytes of the WebAssembly module, or the compiled module. */
  wasm: Uint8Array | WebAssembly.Module;
  standardLibrary: Uint8Array;
  /** The part of the library that is still missing, from the first byte to the one after the last. */
  gap?: { start: number; end: number };
  /** The memory snapshot. With null, booting takes longer and gives the same interpreter. */
  snapshot: Uint8Array | null;
}

/** What a case finds besides its input. */
interface CaseSurroundings {
  /** If the case writes a recording to the file {@link RECORDING_FILE}, the seed of everything random in it. */
  recordSeed?: number | null;
  /**
   * When the case begins for its program, in milliseconds since 1970. Time then passes only when the program reads the
   * clock, so that it doesn't tell how long another case took. Null for the real clock.
   */
  startsAt?: number | null;
}

/** A booted interpreter. */
export interface SealedPython {
  /** Saves the state of the interpreter, unless it is saved already. Must precede the first case. */
  saveState(): void;
  /**
   * Restores the saved state.
   *
   * @returns whether nothing is left of what happened since; otherwise the interpreter must not be used again
   */
  restoreState(): boolean;
  /**
   * Prepares a case.
   *
   * @param request the description of the case as JSON
   * @param input the bytes of standard input, in the interpreter's realm
   * @returns an empty string, the JSON report on a syntax error, or null if the interpreter crashed
   */
  prepareCase(request: string, input: Uint8Array, surroundings?: CaseSurroundings): string | null;
  /**
   * Loads the applications of the next case's lab into an interpreter of their own. Must precede `prepareCase`, so that
   * no code of a learner has run.
   *
   * @param scenario the whole scenario as JSON; null if it has no applications
   * @returns an empty string, why they can't be loaded, or null if the interpreter crashed
   */
  loadApps(scenario: string | null): string | null;
  /**
   * Runs the prepared case.
   *
   * @returns the report as JSON, or null if the interpreter crashed
   */
  runCase(): string | null;
  /**
   * Compiles a program that is still being written. None of it runs, and the interpreter stays as good as new.
   *
   * @returns its first syntax error as JSON, an empty string if there is none, or null if the interpreter crashed
   */
  findMistake(code: string): string | null;
}

/** The value of the built bundle. */
export interface SealedBundle {
  /** Allocates bytes in the interpreter's realm. */
  allocate(length: number): Uint8Array;
  /** Boots an interpreter that can run learners' code. */
  start(host: SealedHost, files: SealedFiles): Promise<SealedPython>;
  /** Boots without a snapshot and returns the memory as a new snapshot. */
  takeSnapshot(host: SealedHost, files: SealedFiles): Promise<Uint8Array>;
}

/** The name of the module that runs the applications of a lab. */
export const APPS_MODULE = 'packetsmith_apps.server';

/** The descriptor of the open file through which a recorded case sends its recording, above those that programs use. */
export const RECORDING_FILE = 1_023;

/** The name of the harness package inside the interpreter. */
export const HARNESS_MODULE = 'packetsmith_harness';
