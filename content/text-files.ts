import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import type { TextFile } from './gates/gate.ts';

const AUTHORED = /\.(yml|md|py|in|out|txt|json)$/;

/** Every file below a folder that an author wrote, code of the product left out. */
export async function textFiles(directory: string): Promise<TextFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && AUTHORED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Promise.all(
    paths.map(async (path) => ({
      file: relative(directory, path).replaceAll(sep, '/'),
      text: await readFile(path, 'utf8'),
    })),
  );
}
