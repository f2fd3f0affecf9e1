// cspell:ignore HEAPU
import { addDevice, type DeviceFiles } from './devices.ts';
import { APPS_MODULE } from './sealed-python.ts';

/** The C functions of the interpreter that are used here, as the glue names them. Objects are addresses. */
interface PythonFunctions {
  HEAPU8: Uint8Array;
  _malloc(size: number): number;
  _free(address: number): void;
  _PyThreadState_Get(): number;
  _PyThreadState_Swap(thread: number): number;
  _Py_NewInterpreter(): number;
  _PyImport_ImportModule(name: number): number;
  _PyObject_GetAttrString(object: number, name: number): number;
  _PyObject_CallOneArg(callable: number, argument: number): number;
  _PyBytes_FromStringAndSize(address: number, size: number): number;
  _PyBytes_AsString(bytes: number): number;
  _PyBytes_Size(bytes: number): number;
  _PyErr_Clear(): void;
  _Py_DecRef(object: number): void;
}

/** The parts of the glue that run a second interpreter and connect it to the first. */
export interface PythonWithDevices {
  FS: DeviceFiles;
  _module: PythonFunctions;
}

/** The device that the lab writes questions to and reads answers from. */
const DEVICE = { path: '/dev/lab', major: 80, minor: 0, mode: 0o666 };
const NOTHING = new Uint8Array(0);

/** The applications of a case, in an interpreter of their own. */
export interface AppInterpreter {
  /** Whether an application runs, so that the learner's interpreter is suspended. */
  readonly isBusy: boolean;
  /**
   * Prepares the applications of a case. With null, there are none.
   *
   * @param scenario the whole scenario as JSON
   * @returns an empty string, or why the applications can't be loaded
   */
  load(scenario: string | null): string;
}

interface AppInterpreterOptions {
  python: PythonWithDevices;
  encode: (text: string) => Uint8Array;
  decode: (bytes: Uint8Array) => string;
  /** Sets how deeply the code of a new thread state may recurse. */
  protectStack: (thread: number) => void;
}

type Bytes = Uint8Array;

/** Calls Python functions that take and return bytes, in the interpreter whose turn it is. */
function createCalls(module: PythonFunctions, encode: (text: string) => Bytes) {
  function withBytes<Result>(bytes: Bytes, use: (address: number) => Result): Result {
    const address = module._malloc(bytes.length + 1);
    module.HEAPU8.set(bytes, address);
    module.HEAPU8[address + bytes.length] = 0;
    try {
      return use(address);
    } finally {
      module._free(address);
    }
  }
  return {
    /** Returns null if the function raises an exception. */
    call(callable: number, bytes: Bytes): Bytes | null {
      const argument = withBytes(bytes, (address) =>
        module._PyBytes_FromStringAndSize(address, bytes.length),
      );
      const result = argument === 0 ? 0 : module._PyObject_CallOneArg(callable, argument);
      if (argument !== 0) module._Py_DecRef(argument);
      if (result === 0) {
        module._PyErr_Clear();
        return null;
      }
      const start = module._PyBytes_AsString(result);
      const found = module.HEAPU8.slice(start, start + module._PyBytes_Size(result));
      module._Py_DecRef(result);
      return found;
    },
    /** Returns a function of the applications' module; 0 if it can't be imported. */
    importFunction(name: string): number {
      const server = withBytes(encode(APPS_MODULE), (text) => module._PyImport_ImportModule(text));
      if (server === 0) return 0;
      return withBytes(encode(name), (text) => module._PyObject_GetAttrString(server, text));
    },
  };
}

/** Creates the device. A program writes a question to it in one piece and reads the answer. */
function createDevice(
  { FS: fileSystem }: PythonWithDevices,
  answerTo: (question: Bytes) => Bytes | null,
): { clear: () => void } {
  let answer: Bytes = NOTHING;
  addDevice(fileSystem, DEVICE, {
    read(...[, target, offset, length]) {
      const part = answer.subarray(0, length);
      target.set(part, offset);
      answer = answer.subarray(part.length);
      return part.length;
    },
    write(...[, source, offset, length]) {
      answer = answerTo(new Uint8Array(source.slice(offset, offset + length))) ?? NOTHING;
      return length;
    },
  });
  return {
    clear() {
      answer = NOTHING;
    },
  };
}

/**
 * Runs the author's applications in a second interpreter: another list of modules, another garbage collector, other
 * frames. Both share one memory and take turns, and only bytes pass between them, through a device.
 */
export function createAppInterpreter(options: AppInterpreterOptions): AppInterpreter {
  const { python, encode, decode, protectStack } = options;
  const module = python._module;
  const calls = createCalls(module, encode);
  let thread = 0;
  let functions = { load: 0, serve: 0 };
  let isBusy = false;

  /** Runs something in the second interpreter and returns to the first. */
  function inside<Result>(run: () => Result): Result {
    const learner = module._PyThreadState_Swap(thread);
    isBusy = true;
    const result = run();
    // Not in a finally block: after a crash, no interpreter may run.
    isBusy = false;
    module._PyThreadState_Swap(learner);
    return result;
  }

  function start(): boolean {
    const learner = module._PyThreadState_Get();
    thread = module._Py_NewInterpreter();
    if (thread === 0) return false;
    protectStack(thread);
    functions = { load: calls.importFunction('load'), serve: calls.importFunction('serve') };
    module._PyErr_Clear();
    module._PyThreadState_Swap(learner);
    return functions.load !== 0 && functions.serve !== 0;
  }

  const device = createDevice(python, (question) =>
    thread === 0 || isBusy ? null : inside(() => calls.call(functions.serve, question)),
  );
  return {
    get isBusy() {
      return isBusy;
    },
    load(scenario) {
      [thread, isBusy] = [0, false];
      // A program may have left an answer unread.
      device.clear();
      if (scenario === null) return '';
      if (!start()) return 'The interpreter of the applications could not start.';
      const reason = inside(() => calls.call(functions.load, encode(scenario)));
      return reason === null ? 'The applications could not be loaded.' : decode(reason);
    },
  };
}
