// cspell:ignore emscripten
/** The parts of the glue that manage the stack of the interpreter's C code, which grows downward in its memory. */
export interface StackedPython {
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
}

/**
 * Makes the interpreter raise RecursionError before the engine's stack overflows, at the same depth in every engine.
 *
 * @see https://docs.python.org/3/c-api/threads.html#c.PyUnstable_ThreadState_SetStackProtection
 */
export function createStackGuard({ _module: module }: StackedPython): StackGuard {
  const protect = (bytes: number) => (): void => {
    const start = module._emscripten_stack_get_base() - bytes;
    module._PyUnstable_ThreadState_SetStackProtection(module._PyThreadState_Get(), start, bytes);
  };
  return { fitCompiler: protect(COMPILER_STACK_BYTES), fitProgram: protect(PROGRAM_STACK_BYTES) };
}
