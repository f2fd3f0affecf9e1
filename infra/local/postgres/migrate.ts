import { createHash } from 'node:crypto';
import path from 'node:path';
import postgres from 'postgres';
import { StartFailure } from '../start-failure.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

/** The directory that `supabase db push` applies, too. */
const MIGRATIONS_DIRECTORY = path.resolve(import.meta.dirname, '../../supabase/migrations');

const OLDEST_SERVER = 15;

/** Any number that nothing else locks: starts on one database take turns. */
const LOCK = 5_052_017;

/**
 * Brings a database up to date: every migration of a directory once, in order, each in a transaction. Keeps
 * the books as the Supabase CLI does, so that either may apply the next one.
 *
 * @returns the names of the files that were applied
 * @throws {StartFailure} naming the file that failed or was changed afterwards, or why the database is no use
 */
export async function migrate(
  databaseUrl: string,
  directory: string = MIGRATIONS_DIRECTORY,
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  try {
    await checkServer(sql, databaseUrl);
    const applied: string[] = [];
    await sql.begin(prepareBooks);
    for (const migration of migrations) {
      const isApplied = await sql.begin((transaction) => apply(transaction, migration));
      if (isApplied) applied.push(migration.file);
    }
    return applied;
  } finally {
    await sql.end();
  }
}

async function checkServer(sql: postgres.Sql, databaseUrl: string): Promise<void> {
  const { host } = new URL(databaseUrl);
  const [server] = await sql<{ version: string }[]>`
    select current_setting('server_version') as version
  `.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `The database at ${host} cannot be used (${reason}); check DATABASE_URL.`,
      { cause: error },
    );
  });
  const version = server?.version ?? '';
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return;
  throw new StartFailure(
    `The database at ${host} is PostgreSQL ${version}; ${OLDEST_SERVER} or newer is needed.`,
  );
}

async function prepareBooks(sql: postgres.TransactionSql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`;
  await sql`create schema if not exists supabase_migrations`;
  await sql`
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key,
      statements text[],
      name text
    )
  `;
}

async function apply(sql: postgres.TransactionSql, migration: Migration): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK})`;
  const [known] = await sql<{ statements: string[] | null }[]>`
    select statements from supabase_migrations.schema_migrations
    where version = ${migration.version}
  `;
  if (known) {
    refuseChanged(migration, known.statements);
    return false;
  }
  await sql
    .unsafe(migration.sql)
    .simple()
    .catch((error: unknown) => {
      throw explain(migration, error);
    });
  await sql`
    insert into supabase_migrations.schema_migrations (version, statements, name)
    values (${migration.version}, ${[migration.sql]}, ${migration.name})
  `;
  return true;
}

function refuseChanged(migration: Migration, statements: string[] | null): void {
  if (statements === null) return;
  const applied = essence(statements.join('\n'));
  if (applied === essence(migration.sql) || migration.mended.includes(digestOf(applied))) return;
  throw new StartFailure(
    `The migration ${migration.file} was changed after it had been applied; restore it and write a new one.`,
  );
}

/** The Supabase CLI stores statement by statement, without what ends them. */
function essence(sql: string): string {
  return sql.replaceAll(/--.*$/gm, '').replaceAll(/[\s;]+/g, '');
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function explain(migration: Migration, error: unknown): StartFailure {
  const reason = error instanceof Error ? error.message : String(error);
  const position = error instanceof postgres.PostgresError ? Number(error.position) : Number.NaN;
  const line = migration.sql.slice(0, Math.max(0, position - 1)).split('\n').length;
  const where = Number.isNaN(position) ? migration.file : `${migration.file}, line ${line},`;
  return new StartFailure(`The migration ${where} failed and was undone: ${reason}.`, {
    cause: error,
  });
}
