// cspell:ignore tzdata
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadPyodide } from 'pyodide';
import { HARNESS_MODULE } from '../sealed/sealed-python.ts';
import { pyodideFile } from './pyodide-file.ts';

/** The directories of our own Python packages, by import name. */
export const PACKAGE_DIRECTORIES: Readonly<Record<string, string>> = {
  [HARNESS_MODULE]: path.join(import.meta.dirname, '../harness'),
  packetsmith_apps: path.join(import.meta.dirname, '../../apps'),
  packetsmith_lab: path.join(import.meta.dirname, '../../lab'),
  packetsmith_library: path.join(import.meta.dirname, '../../library'),
  cryptography: path.join(import.meta.dirname, '../../cryptography'),
  tzdata: path.join(import.meta.dirname, '../../tzdata'),
  toyvm: path.join(import.meta.dirname, '../../toyvm'),
};

/** Returns whether a file belongs to a package: its code and its data. */
export const isPackaged = (file: string): boolean => /\.(py|bin)$/.test(file);

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
    const files = await readdir(directory, { recursive: true });
    for (const file of files.filter(isPackaged)) {
      const source = await readFile(path.join(directory, file));
      pythonFiles.mkdirTree(path.posix.dirname(`/packages/${name}/${file}`));
      pythonFiles.writeFile(`/packages/${name}/${file}`, source);
    }
  }
  python.runPython(await readFile(PRECOMPILE, 'utf8'));
  return pythonFiles.readFile('/library.zip', { encoding: 'binary' });
}
