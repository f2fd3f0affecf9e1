import type postgres from 'postgres';
import { StartError } from '../start-error.ts';

const OLDEST_SERVER = 15;

/**
 * Checks that a database is reachable and recent enough.
 *
 * @throws {StartError} with the host and the reason, never with the password
 */
export async function checkServer(sql: postgres.Sql, databaseUrl: string): Promise<void> {
  const { host } = new URL(databaseUrl);
  const [server] = await sql<{ version: string }[]>`
    select current_setting('server_version') as version
  `.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database at ${host} cannot be used (${reason}); check DATABASE_URL.`,
      { cause: error },
    );
  });
  const version = server?.version ?? '';
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return;
  throw new StartError(
    `The database at ${host} is PostgreSQL ${version}; ${OLDEST_SERVER} or newer is needed.`,
  );
}
