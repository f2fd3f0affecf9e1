// cspell:ignore HEAPU
import { recordObjects } from './record-objects.ts';
import type { SealedHost } from './sealed-python.ts';
import type { Traces } from './watch-traces.ts';

/** The parts of the glue that hold the interpreter's state. */
export interface StatefulPython {
  /** The files, those that are open, the working directory and all counters. */
  FS: object;
  _module: {
    /** The interpreter's memory. It is a different array after the memory has grown. */
    HEAPU8: Uint8Array;
    /** Returns where the stack of the interpreter's C code ends. */
    _emscripten_stack_get_current(): number;
  };
}

/** How the host restores memory, and what notices the rest. */
type StateHost = Pick<SealedHost, 'keepMemory' | 'restoreMemory'> & {
  traces: Pick<Traces, 'areLeft' | 'forget'>;
};

function recordMemory(
  memory: Uint8Array,
  { keepMemory, restoreMemory }: StateHost,
): (memory: Uint8Array) => boolean {
  if (restoreMemory !== undefined && keepMemory?.(memory) === true) return restoreMemory;
  const saved = memory.slice();
  return (current) => {
    current.set(saved);
    return true;
  };
}

/**
 * Copies everything that a program can change: the interpreter's memory, with all state of Python and its C code, and
 * every object of its file system. Must not be called while Python code is running.
 *
 * It separates the inputs of one submission from each other. Learners never share an interpreter, so nothing else
 * depends on it.
 *
 * @param host restores memory if it can. Otherwise memory is copied. Its `traces` notice what can't be restored.
 * @returns a function that restores the state and returns whether nothing is left of what happened since; don't call it
 *   after a crash
 */
export function recordState(python: StatefulPython, host: StateHost): () => boolean {
  const { FS: fileSystem, _module: module } = python;
  const { traces } = host;
  const { length } = module.HEAPU8;
  const stack = module._emscripten_stack_get_current();
  const restoreMemory = recordMemory(module.HEAPU8, host);
  const files = recordObjects(fileSystem);
  traces.forget(files.bytes);
  return () => {
    const memory = module.HEAPU8;
    // Memory that has grown never shrinks.
    const isRestorable = memory.length === length && !traces.areLeft;
    if (!isRestorable || module._emscripten_stack_get_current() !== stack) return false;
    if (!restoreMemory(memory)) return false;
    files.restore();
    return true;
  };
}
