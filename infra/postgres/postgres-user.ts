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
