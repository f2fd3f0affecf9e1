import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { diskFullError, StartError } from './start-error.ts';

const SQLITE_BUSY = 5;

/** A data directory that only this process may use. */
export interface DataDirectory {
  /** Absolute path. */
  path: string;
  /** Releases the directory for the next owner. Further calls do nothing. */
  release(): void;
}

/**
 * Creates the data directory if it is missing and locks it for this process.
 *
 * The lock is a file lock of the operating system, taken through SQLite. It ends with the process, however that dies,
 * and works between containers, where process IDs are meaningless.
 *
 * @throws {StartError} if another process owns the directory, or it can't be written
 */
export async function openDataDirectory(directory: string): Promise<DataDirectory> {
  const ownerFile = path.join(directory, 'owner.pid');
  await createDirectory(directory);
  const lock = takeLock(path.join(directory, 'owner.lock'));
  if (lock === null) throw new StartError(await inUse(directory, ownerFile));
  try {
    await writeFile(ownerFile, `${process.pid}\n`);
  } catch (error) {
    lock.close();
    throw unusable(directory, error);
  }
  const release = (): void => {
    if (lock.isOpen) lock.close();
  };
  return { path: directory, release };
}

async function createDirectory(directory: string): Promise<void> {
  try {
    await makeWithParents(directory);
  } catch (error) {
    throw unusable(directory, error);
  }
}

/** Node's own `recursive` loops forever below a directory that accepts no entries, such as /proc. */
async function makeWithParents(directory: string): Promise<void> {
  if (await isDirectory(directory)) return;
  const parent = path.dirname(directory);
  if (parent !== directory) await makeWithParents(parent);
  await mkdir(directory, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another start may have created it in the meantime.
    if (!(await isDirectory(directory))) throw error;
  });
}

async function isDirectory(place: string): Promise<boolean> {
  return stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function takeLock(file: string): DatabaseSync | null {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw unusable(path.dirname(file), error);
  }
}

async function inUse(directory: string, ownerFile: string): Promise<string> {
  const owner = await readFile(ownerFile, 'utf8').catch(() => '');
  const who = /^\d+\n$/.test(owner) ? `process ${owner.trim()}` : 'another process';
  return `The data directory ${directory} is already in use by ${who}; stop it or set DATA_DIR.`;
}

function unusable(directory: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return (
    diskFullError(directory, reason) ??
    new StartError(
      `The data directory ${directory} cannot be written (${reason}); make it writable or set DATA_DIR.`,
      { cause: error },
    )
  );
}
