import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { sha256 } from '../runtime-manifest.ts';
import { isPackaged, PACKAGE_DIRECTORIES } from './precompile-library.ts';
import { pyodideFile } from './pyodide-file.ts';

const PYTHON_DIRECTORY = path.join(import.meta.dirname, '..');
const DIRECTORIES = [PYTHON_DIRECTORY, ...Object.values(PACKAGE_DIRECTORIES)];
const isInput = (file: string): boolean =>
  isPackaged(file) || (file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** Returns the installed version of Pyodide. */
export async function readPyodideVersion(): Promise<string> {
  const description: unknown = JSON.parse(await readFile(pyodideFile('package.json'), 'utf8'));
  const isVersioned = typeof description === 'object' && description !== null;
  return isVersioned && 'version' in description ? String(description.version) : 'unknown';
}

/** Returns the hash of everything that the built runtime depends on: our files, Pyodide and Node. */
export async function hashInputs(): Promise<string> {
  const listings = await Promise.all(
    DIRECTORIES.map(async (directory) =>
      (await readdir(directory, { recursive: true }))
        .filter(isInput)
        .map((file) => path.join(directory, file)),
    ),
  );
  const contents = await Promise.all(
    [...new Set(listings.flat())]
      .toSorted()
      .map(
        async (file) => `${path.relative(PYTHON_DIRECTORY, file)} ${sha256(await readFile(file))}`,
      ),
  );
  return sha256([await readPyodideVersion(), process.version, ...contents].join('\n'));
}
