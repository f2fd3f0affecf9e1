import postgres from 'postgres';
import { StartError } from '../start-error.ts';
import { checkServer } from './check-server.ts';
import {
  type Migration,
  MIGRATIONS_DIRECTORY,
  readMigrations,
  refuseChanged,
} from './read-migrations.ts';

/** An arbitrary number for the advisory lock: concurrent starts on one database take turns. */
const LOCK = 5_052_017;

/** How long a migration waits for a table that others are using. A migration can set another one for itself. */
const LOCK_TIMEOUT = '5s';
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Updates a database: applies each migration of a directory once, in order, each in a transaction unless it says
 * otherwise. Uses the Supabase CLI's history table, so that either can apply the next one. Leaves a database unchanged
 * that a later release has migrated.
 *
 * @returns the names of the applied files
 * @throws {StartError} naming the migration that failed or was edited, or why the database is unusable
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
      const isApplied =
        migration.apart === null
          ? await sql.begin((transaction) => apply(transaction, migration))
          : await applyApart(sql, migration, migration.apart);
      if (isApplied) applied.push(migration.file);
    }
    return applied;
  } finally {
    await sql.end();
  }
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

/** Checks whether a migration has been applied, while nobody else can apply it. */
async function isKnown(sql: postgres.TransactionSql, migration: Migration): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK})`;
  const [known] = await sql<{ statements: string[] | null }[]>`
    select statements from supabase_migrations.schema_migrations
    where version = ${migration.version}
  `;
  if (known) refuseChanged(migration, known.statements);
  return known !== undefined;
}

async function record(
  sql: postgres.Sql | postgres.TransactionSql,
  migration: Migration,
): Promise<void> {
  await sql`
    insert into supabase_migrations.schema_migrations (version, statements, name)
    values (${migration.version}, ${[migration.sql]}, ${migration.name})
    on conflict do nothing
  `;
}

async function apply(sql: postgres.TransactionSql, migration: Migration): Promise<boolean> {
  if (await isKnown(sql, migration)) return false;
  await change(sql, migration).catch((error: unknown) => {
    throw explain(migration, error);
  });
  await record(sql, migration);
  return true;
}

/** Runs the statements without a transaction, for which an index would wait. Each does nothing if it was run before. */
async function applyApart(
  sql: postgres.Sql,
  migration: Migration,
  statements: readonly string[],
): Promise<boolean> {
  if (await sql.begin((transaction) => isKnown(transaction, migration))) return false;
  for (const statement of statements) {
    await sql.unsafe(statement).catch((error: unknown) => {
      throw explain(migration, error);
    });
  }
  await record(sql, migration);
  return true;
}

async function change(sql: postgres.TransactionSql, migration: Migration): Promise<void> {
  // A statement that waits for a lock keeps all others behind it waiting as well.
  await sql.unsafe(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await sql.unsafe(migration.sql).simple();
}

function explain(migration: Migration, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  const position = error instanceof postgres.PostgresError ? Number(error.position) : Number.NaN;
  const line = migration.sql.slice(0, Math.max(0, position - 1)).split('\n').length;
  const where = Number.isNaN(position) ? migration.file : `${migration.file}, line ${line},`;
  const isLocked = error instanceof postgres.PostgresError && error.code === LOCK_NOT_AVAILABLE;
  const advice = isLocked
    ? ' Another session is using a table that it changes. Try again, or end that session.'
    : '';
  return new StartError(`The migration ${where} failed and was rolled back: ${reason}.${advice}`, {
    cause: error,
  });
}
