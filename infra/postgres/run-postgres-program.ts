import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/** The user that runs PostgreSQL. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/** The conventional ID of `nobody`, which owns nothing else. */
const NOBODY: PostgresUser = { uid: 65_534, gid: 65_534 };

/**
 * Returns the user that runs PostgreSQL: `nobody` if this process is root, because PostgreSQL refuses to run as root;
 * otherwise null for the current user.
 */
export function postgresUser(): PostgresUser | null {
  return process.getuid?.() === 0 ? NOBODY : null;
}

/** The programs, the data and the user that runs them. */
export interface PostgresPlace {
  /** Contains `bin`, `lib` and `share`. */
  programs: string;
  /** The directory of the cluster. */
  cluster: string;
  user: PostgresUser | null;
  /** A command that wraps the programs. None by default. */
  wrapper?: readonly string[];
}

/**
 * The data directory as passed to PostgreSQL programs. They start inside it, and on Linux this path works even if a
 * parent directory is accessible only to its owner.
 */
const DATA_DIRECTORY = process.platform === 'linux' ? '/proc/self/cwd' : '.';

/** Starts a PostgreSQL program on a cluster, in its own session, so that only its parent handles Ctrl-C. */
export function runPostgresProgram(
  place: PostgresPlace,
  [program, ...options]: [string, ...string[]],
  stdio: StdioOptions,
): ChildProcess {
  const command = [path.join(place.programs, 'bin', program), '-D', DATA_DIRECTORY, ...options];
  const [file = program, ...parameters] = [...(place.wrapper ?? []), ...command];
  return spawn(file, parameters, {
    cwd: place.cluster,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    windowsHide: true,
    stdio,
    ...place.user,
  });
}
