import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorCode } from '../start-error.ts';

/** Writes a file that only its owner can read, unless it already exists. */
export async function createPrivateFile(file: string, text: string): Promise<void> {
  const draft = await writeDraft(file, text);
  try {
    await link(draft, file).catch((error: unknown) => {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}

/** Writes a file that only its owner can read, and replaces an existing one. */
export async function replacePrivateFile(file: string, text: string): Promise<void> {
  const draft = await writeDraft(file, text);
  await rename(draft, file).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}

/** A crash must not leave half a file, and nobody may read the file before its mode is set. */
async function writeDraft(file: string, text: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, text, { mode: 0o600, flush: true });
  return draft;
}
