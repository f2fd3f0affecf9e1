import { createHash } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hashInputs } from './input-hash.ts';

const manifestSchema = z.record(
  z.string(),
  z.record(z.string(), z.record(z.string(), z.string().regex(/^([0-9a-f]{64})?$/))),
);

/** By build step, package and file: SHA-256 in hexadecimal. What ends in a slash is a directory, hashed as a whole. */
type Manifest = z.infer<typeof manifestSchema>;

const MANIFEST = 'infra/build/self-hosted-assets.json';

/** The flag of `npm run build` that accepts the assets as they are. */
export const ACCEPT_ASSETS = '--accept-assets';

/** A file of a package is not the one that was reviewed. Its message is a sentence with the way on. */
class ChangedAsset extends Error {
  constructor(file: string, expected: string, found: string) {
    super(
      `${file} is not the one that was reviewed: its SHA-256 should be ${expected} and is ${found}. ` +
        `Run "npm ci" to get it as the lock file has it; after an upgrade that was meant, run "npm run build -- ${ACCEPT_ASSETS}" and have the change of ${MANIFEST} reviewed.`,
    );
    this.name = 'ChangedAsset';
  }
}

/**
 * Makes sure that what a build step takes from packages and hands on to browsers and learners' code is what was
 * reviewed. The lock file says so of archives as they are installed; this says it of the files that are built in.
 *
 * @param project its directory
 * @param step the name of a build step
 * @throws {ChangedAsset} for the first file that is another one
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
 * Notes the assets as they are now, after somebody has decided to upgrade.
 *
 * @param project its directory
 * @returns the files whose hash is another one than before
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

/** Some packages are for some platforms only; where another one is missing, the build itself fails. */
async function isInstalled(project: string, name: string): Promise<boolean> {
  return access(path.join(project, 'node_modules', name)).then(
    () => true,
    () => false,
  );
}

async function hashAsset(project: string, place: string): Promise<string> {
  // From inside the directory: what lies below node_modules is no input of a build.
  if (place.endsWith('/')) return hashInputs(path.join(project, place), ['.']);
  const content = await readFile(path.join(project, place));
  return createHash('sha256').update(content).digest('hex');
}
