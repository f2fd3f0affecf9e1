import postgres from 'postgres';
import { checkServer } from './check-server.ts';
import { MIGRATIONS_DIRECTORY, readMigrations, refuseChanged } from './read-migrations.ts';

/** How a database differs from the migrations of a directory. */
export interface MigrationComparison {
  /** The files that have not been applied, oldest first. */
  pending: string[];
  /**
   * Migrations in the database that the directory doesn't have, as `<version>_<name>`. A later release applied them.
   */
  ahead: string[];
}

interface Entry {
  version: string;
  name: string | null;
  statements: string[] | null;
}

/**
 * Compares a database with the migrations of a directory. Only reads.
 *
 * @throws {StartError} naming an applied migration that was edited, or why the database is unusable
 */
export async function compareMigrations(
  databaseUrl: string,
  directory: string = MIGRATIONS_DIRECTORY,
): Promise<MigrationComparison> {
  const migrations = await readMigrations(directory);
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  try {
    await checkServer(sql, databaseUrl);
    const applied = new Map((await readBooks(sql)).map((entry) => [entry.version, entry]));
    const pending: string[] = [];
    for (const migration of migrations) {
      const entry = applied.get(migration.version);
      if (entry) refuseChanged(migration, entry.statements);
      else pending.push(migration.file);
    }
    const files = new Set(migrations.map(({ version }) => version));
    const ahead = [...applied.values()].filter(({ version }) => !files.has(version));
    return { pending, ahead: ahead.map(({ version, name }) => `${version}_${name ?? ''}`) };
  } finally {
    await sql.end();
  }
}

async function readBooks(sql: postgres.Sql): Promise<Entry[]> {
  const [books] = await sql<{ found: string | null }[]>`
    select to_regclass('supabase_migrations.schema_migrations')::text as found
  `;
  if (!books?.found) return [];
  return sql<Entry[]>`
    select version, name, statements from supabase_migrations.schema_migrations order by version
  `;
}
