import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A program that keeps the processor busy: native Python takes about a tenth of a second for it. */
export interface BusyProgram {
  name: string;
  /** Prints the seconds that its work took, then what came of it. */
  code: string;
}

const DIRECTORY = path.resolve(import.meta.dirname, '../fixtures/busy-programs');

/** Reads the programs, which do what learners' programs do when they are busy. */
export async function readBusyPrograms(): Promise<readonly BusyProgram[]> {
  const files = (await readdir(DIRECTORY)).filter((file) => file.endsWith('.py')).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      name: path.basename(file, '.py').replaceAll('-', ' '),
      code: await readFile(path.join(DIRECTORY, file), 'utf8'),
    })),
  );
}
