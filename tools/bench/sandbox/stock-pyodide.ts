import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { pyodideFile } from '../../../sandbox/python/build/pyodide-file.ts';
import type { PythonCommand } from './spawned-python.ts';

const SCRIPT = `
  import { loadPyodide } from ${JSON.stringify(pathToFileURL(pyodideFile('pyodide.mjs')).href)};
  const pyodide = await loadPyodide();
  pyodide.runPython(process.argv.at(-1));`;

/** Pyodide with its default setup: a new Node process, `loadPyodide()`, the code, exit. */
export const STOCK_PYODIDE: PythonCommand = {
  program: process.execPath,
  args: ['--input-type=module', '--eval', SCRIPT],
};
