import { createRequire } from 'node:module';

/** Returns the absolute path of a file of the installed Pyodide package. */
export function pyodideFile(name: string): string {
  return createRequire(import.meta.url).resolve(`pyodide/${name}`);
}
