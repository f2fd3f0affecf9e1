// cspell:ignore HEAPU
import { keepFiles, type KeptFileSystem } from './keep-files.ts';

/** The parts of the glue that hold an interpreter's state. */
export interface StatefulPython {
  FS: KeptFileSystem;
  _module: {
    /** All of the interpreter's memory; another array after the memory has grown. */
    HEAPU8: Uint8Array;
  };
}

/**
 * Remembers everything that a program can change: the interpreter's memory with all that Python and its C code
 * keep there, and the files. Must be called while no Python code is running.
 *
 * It stands between the inputs of one submission. Nothing else is protected by it: learners never share an
 * interpreter.
 *
 * @returns brings it all back, and tells whether it could; an interpreter that broke down must not be brought back
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
