import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadPyodide } from 'pyodide';
import { HARNESS_MODULE } from '../sealed/sealed-python.ts';
import { pyodideFile } from './pyodide-file.ts';

/** The directories of our own Python packages, by import name. */
export const PACKAGE_DIRECTORIES: Readonly<Record<string, string>> = {
  [HARNESS_MODULE]: path.join(import.meta.dirname, '../harness'),
  packetsmith_lab: path.join(import.meta.dirname, '../../lab'),
};

/** The file system functions of the interpreter that are used here. */
interface PythonFiles {
  mkdirTree(directory: string): void;
  readFile(file: string, options: { encoding: 'binary' }): Uint8Array;
  writeFile(file: string, content: Uint8Array): void;
}

const PRECOMPILE = path.join(import.meta.dirname, 'precompile.py');

/**
 * Compiles Python's standard library and our own packages.
 *
 * @returns the bytes of a zip archive of bytecode
 */
export async function precompileLibrary(): Promise<Uint8Array> {
  const python = await loadPyodide();
  const pythonFiles = python.FS as PythonFiles;
  pythonFiles.writeFile('/source.zip', await readFile(pyodideFile('python_stdlib.zip')));
  for (const [name, directory] of Object.entries(PACKAGE_DIRECTORIES)) {
    pythonFiles.mkdirTree(`/packages/${name}`);
    const files = (await readdir(directory)).filter((file) => file.endsWith('.py'));
    for (const file of files) {
      const source = await readFile(path.join(directory, file));
      pythonFiles.writeFile(`/packages/${name}/${file}`, source);
    }
  }
  python.runPython(await readFile(PRECOMPILE, 'utf8'));
  return pythonFiles.readFile('/library.zip', { encoding: 'binary' });
}
