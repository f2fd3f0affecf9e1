import { chown, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { untilClosed } from '../child-exit.ts';
import { diskFullError, StartError } from '../start-error.ts';
import {
  type PostgresPlace,
  type PostgresUser,
  runPostgresProgram,
} from './run-postgres-program.ts';

/** The only role of the cluster. */
export const SUPERUSER = 'packetsmith';

// The builtin provider doesn't depend on the machine's locales and sorts the same everywhere.
const OPTIONS = [
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--no-locale',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
];

const UNKNOWN_USER = 'could not look up effective user ID';

/** Containers run under any user ID, but "initdb" requires one with a name. Here it runs as `nobody`. */
const AS_UNPRIVILEGED_USER = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

/**
 * Creates an empty cluster atomically: it appears under its name only when it is complete.
 *
 * @throws {StartError} if the disk is full or PostgreSQL can't create it
 */
export async function createCluster(place: PostgresPlace, password: string): Promise<void> {
  const draft = `${place.cluster}.new`;
  const secrets = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-'));
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const passwordFile = path.join(secrets, 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    for (const file of [draft, secrets, passwordFile]) await changeOwner(file, place.user);
    await initialize({ ...place, cluster: draft }, passwordFile);
    await rename(draft, place.cluster);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(secrets, { recursive: true, force: true });
  }
}

async function changeOwner(file: string, user: PostgresUser | null): Promise<void> {
  if (user === null) return;
  try {
    await chown(file, user.uid, user.gid);
  } catch (error) {
    throw new StartError(
      'PostgreSQL refuses to run as root, and this root user cannot change the owner of files. Start as an ordinary user.',
      { cause: error },
    );
  }
}

async function initialize(place: PostgresPlace, passwordFile: string): Promise<void> {
  const errorOutput = await runInitdb(place, passwordFile);
  if (errorOutput === null) return;
  if (!errorOutput.includes(UNKNOWN_USER)) throw explain(place.cluster, errorOutput);
  const second = await runInitdb({ ...place, wrapper: AS_UNPRIVILEGED_USER }, passwordFile);
  if (second !== null) throw new StartError(explainUnknownUser());
}

/** @returns the error output; null on success */
async function runInitdb(place: PostgresPlace, passwordFile: string): Promise<string | null> {
  const initdb = runPostgresProgram(
    place,
    ['initdb', ...OPTIONS, `--pwfile=${passwordFile}`],
    ['ignore', 'ignore', 'pipe'],
  );
  const errorOutput = initdb.stderr === null ? Promise.resolve('') : text(initdb.stderr);
  try {
    const status = await untilClosed(initdb);
    return status === 0 ? null : await errorOutput;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function explain(cluster: string, errorOutput: string): StartError {
  const directory = path.dirname(cluster);
  const reason = errorOutput.trim().split('\n')[0] ?? '';
  return (
    diskFullError(directory, errorOutput) ??
    new StartError(`PostgreSQL could not create its data in ${directory}: ${reason}`)
  );
}

function explainUnknownUser(): string {
  const user = process.getuid?.() ?? 0;
  return `PostgreSQL needs an entry in /etc/passwd for the user that creates its data, and the user ID ${user} has none. Add one, start as another user, or set DATABASE_URL.`;
}
