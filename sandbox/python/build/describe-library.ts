import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildPython, runSealed } from './run-sealed.ts';

const PROGRAM = path.join(import.meta.dirname, 'describe_library.py');

/**
 * Lets the sealed interpreter describe what learners can import and use: signatures and documentation for the editor.
 *
 * @returns the description as JSON
 * @throws {Error} with the interpreter's report if the program fails
 */
export async function describeLibrary(python: BuildPython): Promise<Uint8Array> {
  return runSealed(python, await readFile(PROGRAM, 'utf8'));
}
