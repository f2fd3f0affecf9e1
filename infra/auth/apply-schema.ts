import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { StartError } from '../start-error.ts';

const SCHEMA_FILE = new URL('schema.sql', import.meta.url);
const OUR_COMMENT = 'Packetsmith embedded auth service';
/** An advisory lock, because two processes may prepare the same database. Any fixed number works. */
const LOCK = 7_283_410_551;

/** Applies the schema on a connection of its own. @throws like `applySchema` */
export async function prepareAuthSchema(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  try {
    await applySchema(sql);
  } finally {
    await sql.end();
  }
}

/**
 * Creates the schema `auth` and the roles that a Supabase project has, if they are missing.
 *
 * @throws {StartError} if the database has a schema `auth` of another service
 */
export async function applySchema(sql: postgres.Sql): Promise<void> {
  const statements = await readFile(SCHEMA_FILE, 'utf8');
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${LOCK})`;
    const [found] = await transaction<{ comment: string | null }[]>`
      select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = 'auth'`;
    if (found !== undefined && found.comment !== OUR_COMMENT) {
      throw new StartError(
        'The database already has a schema "auth" of another service; set SUPABASE_URL and SUPABASE_ANON_KEY to use that one, or DATABASE_URL to use another database.',
      );
    }
    await transaction.unsafe(statements);
  });
}
