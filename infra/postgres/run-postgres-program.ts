import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { PostgresUser } from './postgres-user.ts';

/** Where the programs and the data are, and who runs the one on the other. */
export interface PostgresPlace {
  /** Holds `bin`, `lib` and `share`. */
  programs: string;
  /** The directory of the cluster. */
  cluster: string;
  user: PostgresUser | null;
  /** A command that runs the programs; none unless told. */
  wrapper?: readonly string[];
}

/**
 * The data directory as a program of PostgreSQL is to be told it. The program is started inside of it; on
 * Linux this name leads there even when a directory above admits nobody but its owner.
 */
const DATA_DIRECTORY = process.platform === 'linux' ? '/proc/self/cwd' : '.';

/** Starts a program of PostgreSQL on a cluster, in a session of its own: Ctrl-C is for its parent to handle. */
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
