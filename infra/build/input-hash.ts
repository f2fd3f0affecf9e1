import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Tests change nothing of what is built, and packages are known by their lock file. */
const IGNORED = /\.test\.tsx?$|(^|\/)(__pycache__|\.cache|node_modules)(\/|$)/;

/**
 * A hash over the names and the contents of files. The same files give the same hash on every machine.
 *
 * @param places files, and directories with all that is below them, relative to `root`
 */
export async function hashInputs(root: string, places: readonly string[]): Promise<string> {
  const listed = await Promise.all(places.map((place) => listFiles(root, place)));
  const files = listed.flat().toSorted();
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    const content = createHash('sha256').update(contents[index] ?? '');
    hash.update(`${file}\n${content.digest('hex')}\n`);
  });
  return hash.digest('hex');
}

async function listFiles(root: string, place: string): Promise<string[]> {
  const found = await stat(path.join(root, place)).catch(() => null);
  if (found === null) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(path.join(root, place), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !IGNORED.test(file));
}
