import { randomBytes } from 'node:crypto';
import { access, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { openDataDirectory } from '../data-directory.ts';
import { StartError } from '../start-error.ts';
import { createCluster, SUPERUSER } from './create-cluster.ts';
import { endLeftoverPostgres } from './leftover-processes.ts';
import { locatePostgres } from './locate-postgres.ts';
import { startPostgresServer } from './postgres-server.ts';
import { type PostgresPlace, postgresUser } from './run-postgres-program.ts';

/** Where the embedded PostgreSQL stores its data. */
export interface EmbeddedPostgresOptions {
  /** Created if it is missing. Locked by this process until it stops. */
  dataDir: string;
  /** Receives a line before each slow step. */
  report?: (line: string) => void;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** The URL of its database, including the password. */
  url: string;
  /** Stops it within three seconds and releases the data directory. */
  stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL on a data directory, which it creates if needed. It listens on a random loopback port, with a
 * random password.
 *
 * @throws {StartError} if the directory has another owner, the disk is full or PostgreSQL doesn't start
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const owned = await openDataDirectory(path.resolve(options.dataDir));
  try {
    const place = await preparePlace(owned.path);
    const password = await preparePassword(place, options.report ?? (() => undefined));
    const server = await startPostgresServer(place, path.join(owned.path, 'postgres.log'));
    const stop = async (): Promise<void> => {
      await server.stop();
      owned.release();
    };
    return { url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${server.port}/postgres`, stop };
  } catch (error) {
    owned.release();
    throw error;
  }
}

async function preparePlace(dataDir: string): Promise<PostgresPlace> {
  const user = postgresUser();
  const place = {
    programs: await locatePostgres(user),
    cluster: path.join(dataDir, 'postgres'),
    user,
  };
  const owner = await stat(place.cluster).then(
    (found) => found.uid,
    () => null,
  );
  const expected = user?.uid ?? process.getuid?.() ?? owner;
  if (owner !== null && owner !== expected) {
    throw new StartError(
      `The data in ${place.cluster} belongs to the user with the id ${owner}; start as the user who created it, or set DATA_DIR.`,
    );
  }
  return place;
}

async function preparePassword(
  place: PostgresPlace,
  report: (line: string) => void,
): Promise<string> {
  const file = path.join(path.dirname(place.cluster), 'postgres-password');
  if (await exists(place.cluster)) {
    await endLeftoverPostgres(place.cluster);
    return readPassword(file);
  }
  report('Creating the database');
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  await createCluster(place, password);
  return password;
}

async function readPassword(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartError(
      `The password of the database cannot be read from ${file}; restore that file, or start with an empty DATA_DIR.`,
      { cause: error },
    );
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
