import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ContentError } from './content-error.ts';

/** Reads the files of one curriculum. Paths are relative to its folder and use forward slashes. */
export interface ContentFolder {
  path: string;
  /** @throws {ContentError} if the file is missing; `fix` says what belongs in it */
  read(file: string, fix: string): Promise<string>;
  /** Reads a file. @returns null if it doesn't exist */
  readOptional(file: string): Promise<string | null>;
  /** Returns the sorted names in a folder, or an empty list if it doesn't exist. */
  list(folder: string): Promise<string[]>;
}

/** The curriculum of this repository. */
export const CONTENT_PATH = fileURLToPath(new URL('.', import.meta.url));

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Normalizes line endings to `\n`, because a checkout may have changed them. */
async function readText(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** @param path the absolute path of the folder */
export function contentFolder(path: string): ContentFolder {
  const readOptional = (file: string): Promise<string | null> => readText(join(path, file));
  return {
    path,
    readOptional,
    async read(file, fix) {
      const text = await readOptional(file);
      if (text === null) throw new ContentError([{ file, field: '', fix }]);
      return text;
    },
    async list(folder) {
      try {
        const names = await readdir(join(path, folder));
        return names.filter((name) => !name.startsWith('.')).toSorted();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}
