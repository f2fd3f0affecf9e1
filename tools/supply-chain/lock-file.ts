import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The directory of the project. */
export const PROJECT = path.resolve(import.meta.dirname, '../..');

/** The directories with packages that npm installs, relative to the project. */
export const PACKAGE_DIRECTORIES = [
  '.',
  'infra/aws',
  'infra/supabase',
  'tools/bench/web/lighthouse',
] as const;

const lockFile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      hasInstallScript: z.boolean().default(false),
      inBundle: z.boolean().default(false),
      dev: z.boolean().default(false),
    }),
  ),
});

/** A package in a lock file. */
export interface LockedPackage {
  name: string;
  version: string;
  /** Its directory: `node_modules/name`. */
  place: string;
  /** Its address; null if npm's configuration decides. */
  resolved: string | null;
  /** Its hash; null if it is part of another package's archive. */
  integrity: string | null;
  /** An SPDX expression; null if the package has none. */
  license: string | null;
  hasInstallScript: boolean;
  /** Whether it is part of the archive of the package above it. */
  isInBundle: boolean;
  /** Whether it ships: it isn't used by tools only. */
  isShipped: boolean;
}

/** Returns the packages of a lock file. */
export async function readLockFile(directory: string): Promise<LockedPackage[]> {
  const file = path.join(PROJECT, directory, 'package-lock.json');
  const { packages } = lockFile.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      name: place.split('node_modules/').at(-1) ?? place,
      version: entry.version ?? '',
      place,
      resolved: entry.resolved ?? null,
      integrity: entry.integrity ?? null,
      license: entry.license ?? null,
      hasInstallScript: entry.hasInstallScript,
      isInBundle: entry.inBundle,
      isShipped: !entry.dev,
    }));
}
