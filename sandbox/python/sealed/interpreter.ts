import {
  type AppInterpreter,
  createAppInterpreter,
  type PythonWithDevices,
} from './app-interpreter.ts';
import { type DeviceFiles, prepareDevices } from './devices.ts';
import { recordState, type StatefulPython } from './record-state.ts';
import type { ProgramHost } from './program-host.ts';
import {
  HARNESS_MODULE,
  RECORDING_FILE,
  type PrintStream,
  type SealedFiles,
  type SealedHost,
  type SealedPython,
} from './sealed-python.ts';
import type { Traces } from './watch-traces.ts';

// cspell:ignore emscripten
/** The parts of the glue that manage the stack of the interpreter's C code, which grows downward in its memory. */
interface StackedPython {
  _module: {
    _PyThreadState_Get(): number;
    _PyUnstable_ThreadState_SetStackProtection(thread: number, start: number, size: number): number;
    _emscripten_stack_get_base(): number;
  };
}

/**
 * How much of its own stack the interpreter may use before it raises RecursionError. The engine has another stack, of
 * 500 KB in a browser's worker, and its overflow would end the interpreter. For every byte of the interpreter's stack,
 * Python functions called by C code take up to 3 bytes of the engine's stack.
 */
const PROGRAM_STACK_BYTES = 128 * 1024;
/** The compiler takes up to 1 byte of the engine's stack per byte, and long elif chains need a larger limit. */
const COMPILER_STACK_BYTES = 448 * 1024;

/** Sets how deeply C code may recurse. */
interface StackGuard {
  fitCompiler: () => void;
  fitProgram: () => void;
  /** Does the same as `fitProgram` for another thread state. */
  fitThread: (thread: number) => void;
}

/**
 * Makes the interpreter raise RecursionError before the engine's stack overflows, at the same depth in every engine.
 *
 * @see https://docs.python.org/3/c-api/threads.html#c.PyUnstable_ThreadState_SetStackProtection
 */
function createStackGuard({ _module: module }: StackedPython): StackGuard {
  const protectThread = (thread: number, bytes: number): void => {
    const start = module._emscripten_stack_get_base() - bytes;
    module._PyUnstable_ThreadState_SetStackProtection(thread, start, bytes);
  };
  const protect = (bytes: number) => () => protectThread(module._PyThreadState_Get(), bytes);
  return {
    fitCompiler: protect(COMPILER_STACK_BYTES),
    fitProgram: protect(PROGRAM_STACK_BYTES),
    fitThread: (thread) => protectThread(thread, PROGRAM_STACK_BYTES),
  };
}

type Pyodide = StatefulPython &
  StackedPython &
  PythonWithDevices &
  PyodideInterface &
  RecordingFiles;

interface PyodideInterface {
  runPython(code: string): unknown;
  setStdin(options: { read(buffer: Uint8Array): number }): void;
  setStdout(options: { write(bytes: Uint8Array): number }): void;
  setStderr(options: { write(bytes: Uint8Array): number }): void;
  makeMemorySnapshot(): Uint8Array;
  /** The glue is patched: it calls this often while a program runs. */
  setInterruptBuffer(onTick: () => void): void;
}

/** The interface of the patched glue. */
interface Glue {
  loadPyodide(options: Record<string, unknown>): Promise<Pyodide>;
  createPyodideModule: unknown;
  /** The data that the glue checks its version against. No package index is ever loaded. */
  lockFileInfo: Record<string, string>;
}

const ENVIRONMENT = {
  HOME: '/home/learner',
  LOGNAME: 'learner',
  // Makes the order of sets of strings the same in the browser and on the server.
  PYTHONHASHSEED: '0',
  TZ: 'UTC',
  USER: 'learner',
};

function load(glue: Glue, options: Record<string, unknown>): Promise<Pyodide> {
  return glue.loadPyodide({
    indexURL: '/',
    packageBaseUrl: '/',
    lockFileContents: { info: glue.lockFileInfo, packages: {} },
    createPyodideModule: glue.createPyodideModule,
    jsglobals: Object.freeze(Object.create(null)),
    env: { ...ENVIRONMENT },
    stdin: () => null,
    stdout: () => undefined,
    stderr: () => undefined,
    ...options,
  });
}

function connectStreams(python: Pyodide, host: SealedHost): (input: Uint8Array) => void {
  let input = new Uint8Array(0);
  let position = 0;
  const printTo = (stream: PrintStream) => ({
    write(bytes: Uint8Array): number {
      host.print(stream, bytes);
      return bytes.length;
    },
  });
  python.setStdin({
    read(buffer) {
      if (position === input.length && host.readInput) return host.readInput(buffer);
      const part = input.subarray(position, position + buffer.length);
      buffer.set(part);
      position += part.length;
      return part.length;
    },
  });
  python.setStdout(printTo('stdout'));
  python.setStderr(printTo('stderr'));
  return (bytes) => {
    input = new Uint8Array(bytes);
    position = 0;
  };
}

type PythonFunction = (...values: string[]) => unknown;

function callGuarded(python: PythonFunction, ...values: string[]): string | null {
  try {
    const report = python(...values);
    return typeof report === 'string' ? report : null;
  } catch {
    return null;
  }
}

/**
 * Creates a function that runs the prepared case. What a program left to observe its lines can make every line of the
 * harness fail, so its tools are freed then, which runs no line.
 */
function createRunCase(harness: (name: string) => PythonFunction): () => string | null {
  const run = harness('run_case');
  const [freeTools, recover] = [harness('free_tools'), harness('recover_case')];
  return () => {
    const report = callGuarded(run);
    if (report !== null) return report;
    callGuarded(freeTools);
    return callGuarded(recover) || null;
  };
}

/** Frees the memory of bytes that the interpreter has copied, unless it is shared. */
function giveBack(bytes: Uint8Array | null): void {
  if (bytes?.buffer instanceof ArrayBuffer) bytes.buffer.transfer(0);
}

/**
 * Tells the host which line of the program runs when it asks. The program doesn't notice. While an application of the
 * lab runs, the answer waits for the program.
 */
function tellLines(
  python: Pyodide,
  { isLineAsked, tellLine }: SealedHost,
  program: { apps: AppInterpreter; currentLine: PythonFunction },
): void {
  if (isLineAsked === undefined || tellLine === undefined) return;
  python.setInterruptBuffer(() => {
    if (!program.apps.isBusy && isLineAsked()) tellLine(Number(callGuarded(program.currentLine)));
  });
}

/** The most bytes of UTF-8 that a character of a string takes. */
const BYTES_PER_CHARACTER = 3;

function openApps(python: Pyodide, host: SealedHost, stack: StackGuard): AppInterpreter {
  return createAppInterpreter({
    python,
    encode(text) {
      const bytes = new Uint8Array(text.length * BYTES_PER_CHARACTER);
      return bytes.subarray(0, host.encodeInto(text, bytes));
    },
    decode: (bytes) => host.decode(bytes, 'utf-8', false) ?? '',
    protectStack: stack.fitThread,
  });
}

/** An open file of the glue. */
interface OpenFile {
  node: unknown;
  stream_ops: Record<string, unknown>;
}

interface RecordingFiles {
  FS: DeviceFiles & {
    streams: (OpenFile | null | undefined)[];
    createStream(file: object, descriptor: number): unknown;
  };
}

/** What the glue passes when a file is written: the file, the interpreter's memory, and where the bytes are. */
type FileWrite = [file: unknown, memory: Uint8Array, start: number, length: number];

const STDOUT = 1;
const WRITE_ONLY = 1;

/** Opens the file of a recording. It is a device like standard output, and closed like every file after the case. */
function openRecording({ FS }: RecordingFiles, record: SealedHost['record']): void {
  const terminal = FS.streams[STDOUT];
  if (!terminal) return;
  const { node } = terminal;
  // The glue also passes a position, which a device has no use for.
  const write = (...[, memory, start, length]: FileWrite): number => {
    // Memory may be viewed as signed bytes.
    record(new Uint8Array(memory.buffer, memory.byteOffset + start, length));
    return length;
  };
  const operations = { ...terminal.stream_ops, close: undefined, write };
  const file = { node, path: '', flags: WRITE_ONLY, seekable: false, position: 0, error: false };
  FS.createStream({ ...file, ungotten: [], stream_ops: operations }, RECORDING_FILE);
}

/** Boots and seals an interpreter. */
export async function startInterpreter(
  host: ProgramHost & { traces: Traces },
  files: SealedFiles,
  glue: Glue,
): Promise<SealedPython> {
  const python = await load(glue, files.snapshot ? { _loadSnapshot: files.snapshot } : {});
  for (const bytes of [files.snapshot, files.standardLibrary]) giveBack(bytes);
  prepareDevices(python.FS);
  const setInput = connectStreams(python, host);
  const stack = createStackGuard(python);
  const harness = (name: string) =>
    python.runPython(`import ${HARNESS_MODULE}; ${HARNESS_MODULE}.${name}`) as PythonFunction;
  const [prepare, run] = [harness('prepare_case'), createRunCase(harness)];
  const findMistake = harness('find_mistake');
  const apps = openApps(python, host, stack);
  tellLines(python, host, { apps, currentLine: harness('current_line') });
  harness('seal')();
  let restore: (() => boolean) | null = null;
  return {
    saveState() {
      restore ??= recordState(python, host);
    },
    restoreState: () => restore?.() ?? false,
    loadApps(scenario) {
      stack.fitCompiler();
      try {
        return apps.load(scenario);
      } catch {
        return null;
      }
    },
    prepareCase(request, input, { recordSeed = null, startsAt = null } = {}) {
      setInput(input);
      host.seedRandom(recordSeed);
      host.startClock(startsAt);
      if (recordSeed !== null) openRecording(python, host.record);
      stack.fitCompiler();
      return callGuarded(prepare, request);
    },
    runCase() {
      stack.fitProgram();
      return run();
    },
    findMistake(code) {
      stack.fitCompiler();
      return callGuarded(findMistake, code);
    },
  };
}

/** Boots an interpreter without a snapshot, imports commonly used modules, and returns its memory. */
export async function takeSnapshot(glue: Glue): Promise<Uint8Array> {
  const python = await load(glue, { _makeSnapshot: true });
  python.runPython(`import ${HARNESS_MODULE}.preload`);
  return python.makeMemorySnapshot();
}
