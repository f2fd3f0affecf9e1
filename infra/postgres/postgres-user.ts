import process from 'node:process';

/** The user that PostgreSQL runs as. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/** The last of the customary ids, `nobody`: it owns nothing else. */
const NOBODY: PostgresUser = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to run as root, so root hands it to `nobody`; null means the user of this process. */
export function postgresUser(): PostgresUser | null {
  return process.getuid?.() === 0 ? NOBODY : null;
}
