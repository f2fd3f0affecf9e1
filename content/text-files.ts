import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import type { TextFile } from './gates/gate.ts';

const AUTHORED = /^(?:(?:lessons|challenges)\/.+\.(?:md|py|in|out|txt|json|yml)|[^/]+\.yml)$/;

/** Every file of a content folder that an author wrote, code of the product left out. */
export async function textFiles(directory: string): Promise<TextFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => AUTHORED.test(file))
    .toSorted();
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(directory, file), 'utf8') })),
  );
}
