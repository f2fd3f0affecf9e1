import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A CPU-bound program that takes native Python about a tenth of a second. */
export interface BusyProgram {
  name: string;
  /** Prints the duration of its work in seconds, then the result. */
  code: string;
}

const DIRECTORY = path.resolve(import.meta.dirname, '../fixtures/busy-programs');

/** Reads the CPU-bound programs, which are similar to learners' programs. */
export async function readBusyPrograms(): Promise<readonly BusyProgram[]> {
  const files = (await readdir(DIRECTORY)).filter((file) => file.endsWith('.py')).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      name: path.basename(file, '.py').replaceAll('-', ' '),
      code: await readFile(path.join(DIRECTORY, file), 'utf8'),
    })),
  );
}
