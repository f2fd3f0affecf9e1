// cspell:ignore HEAPU
import { keepFiles, type KeptFileSystem } from './keep-files.ts';

/** The parts of the glue that hold the interpreter's state. */
export interface StatefulPython {
  FS: KeptFileSystem;
  _module: {
    /** The interpreter's memory. It is a different array after the memory has grown. */
    HEAPU8: Uint8Array;
  };
}

/**
 * Saves everything that a program can change: the interpreter's memory, with all state of Python and its C code, and
 * the files. Must not be called while Python code is running.
 *
 * It separates the inputs of one submission from each other. Learners never share an interpreter, so nothing else
 * depends on it.
 *
 * @returns a function that restores the state and returns whether it succeeded; don't call it after a crash
 */
export function keepState(python: StatefulPython): () => boolean {
  const { FS: fileSystem, _module: module } = python;
  const memory = module.HEAPU8.slice();
  const restoreFiles = keepFiles(fileSystem);
  return () => {
    module.HEAPU8.set(memory);
    module.HEAPU8.fill(0, memory.length);
    return restoreFiles();
  };
}
