import { createHash } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hashInputs } from './input-hash.ts';

const manifestSchema = z.record(
  z.string(),
  z.record(z.string(), z.record(z.string(), z.string().regex(/^([0-9a-f]{64})?$/))),
);

/**
 * SHA-256 hashes in hexadecimal, by build step, package and file. A name that ends in a slash is a directory, hashed
 * as a whole.
 */
type Manifest = z.infer<typeof manifestSchema>;

const MANIFEST = 'infra/build/self-hosted-assets.json';

/** The flag of `npm run build` that accepts the current assets. */
export const ACCEPT_ASSETS = '--accept-assets';

/** A file of a package differs from the reviewed one. The message says what to do. */
class ChangedAsset extends Error {
  constructor(file: string, expected: string, found: string) {
    super(
      `${file} differs from the reviewed one: expected SHA-256 ${expected}, got ${found}. ` +
        `Run "npm ci" to restore the version in the lock file. After a deliberate upgrade, run "npm run build -- ${ACCEPT_ASSETS}" and have the change to ${MANIFEST} reviewed.`,
    );
    this.name = 'ChangedAsset';
  }
}

/**
 * Checks that the files a build step takes from packages and serves to browsers and learners' code are the reviewed
 * ones. The lock file covers the installed archives; this covers the files that are built in.
 *
 * @param project its directory
 * @param step the name of a build step
 * @throws {ChangedAsset} for the first file that differs
 */
export async function checkAssets(project: string, step: string): Promise<void> {
  const packages = Object.entries((await readManifest(project))[step] ?? {});
  for (const [name, files] of packages) {
    if (!(await isInstalled(project, name))) continue;
    for (const [file, expected] of Object.entries(files)) {
      const place = path.posix.join('node_modules', name, file);
      const found = await hashAsset(project, place);
      if (found !== expected) throw new ChangedAsset(place, expected, found);
    }
  }
}

/**
 * Records the current assets after a deliberate upgrade.
 *
 * @param project its directory
 * @returns the files whose hash has changed
 */
export async function acceptAssets(project: string): Promise<string[]> {
  const manifest = await readManifest(project);
  const changed: string[] = [];
  for (const [name, files] of Object.values(manifest).flatMap((packages) =>
    Object.entries(packages),
  )) {
    if (!(await isInstalled(project, name))) continue;
    for (const [file, before] of Object.entries(files)) {
      const place = path.posix.join('node_modules', name, file);
      const found = await hashAsset(project, place);
      if (found !== before) changed.push(place);
      files[file] = found;
    }
  }
  await writeFile(path.join(project, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return changed;
}

async function readManifest(project: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(path.join(project, MANIFEST), 'utf8')));
}

/** Some packages are only for some platforms. If any other package is missing, the build itself fails. */
async function isInstalled(project: string, name: string): Promise<boolean> {
  return access(path.join(project, 'node_modules', name)).then(
    () => true,
    () => false,
  );
}

async function hashAsset(project: string, place: string): Promise<string> {
  // Starts inside the directory, because hashInputs skips everything below node_modules.
  if (place.endsWith('/')) return hashInputs(path.join(project, place), ['.']);
  const content = await readFile(path.join(project, place));
  return createHash('sha256').update(content).digest('hex');
}
