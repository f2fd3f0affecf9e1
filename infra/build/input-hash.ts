import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** A build doesn't depend on tests, and the lock file represents the packages. */
const TEST = /\.test\.tsx?$/;
const PACKAGES_AND_CACHES = /(^|\/)(__pycache__|\.cache|node_modules)(\/|$)/;

/**
 * Hashes the files that a build reads, without tests.
 *
 * @param places files and directories, relative to `root`
 */
export async function hashInputs(root: string, places: readonly string[]): Promise<string> {
  return hash(root, await listAll(root, places, (file) => !TEST.test(file)));
}

/**
 * Hashes files, including tests.
 *
 * @param places files and directories, relative to `root`
 */
export async function hashFiles(root: string, places: readonly string[]): Promise<string> {
  return hash(root, await listAll(root, places, () => true));
}

async function listAll(
  root: string,
  places: readonly string[],
  isIncluded: (file: string) => boolean,
): Promise<string[]> {
  const listed = await Promise.all(places.map((place) => listFiles(root, place)));
  return listed.flat().filter(isIncluded).toSorted();
}

/** Hashes names and contents. The same files have the same hash on every machine. */
async function hash(root: string, files: readonly string[]): Promise<string> {
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  const sum = createHash('sha256');
  files.forEach((file, index) => {
    const content = createHash('sha256').update(contents[index] ?? '');
    sum.update(`${file}\n${content.digest('hex')}\n`);
  });
  return sum.digest('hex');
}

/** Lists the files of a place, relative to `root`. */
export async function listFiles(root: string, place: string): Promise<string[]> {
  const found = await stat(path.join(root, place)).catch(() => null);
  if (found === null) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(path.join(root, place), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !PACKAGES_AND_CACHES.test(file));
}
