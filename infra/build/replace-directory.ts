import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

/** Fills a new directory and, if that succeeds, replaces the old one with it. */
export async function replaceDirectory(
  directory: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${directory}.${process.pid}`;
  try {
    await mkdir(draft, { recursive: true });
    await fill(draft);
    await rm(directory, { recursive: true, force: true });
    await mkdir(path.dirname(directory), { recursive: true });
    await rename(draft, directory);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
