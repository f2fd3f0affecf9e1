import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** The directory that `supabase db push` also uses. */
export const MIGRATIONS_DIRECTORY = path.resolve(import.meta.dirname, '../supabase/migrations');

/** `-- corrected: <digest>`, in a corrected migration whose original could not be applied to every database. */
const CORRECTED = /^-- corrected: ([0-9a-f]{64})$/gm;

/**
 * The first line of a migration that runs statement by statement, outside a transaction, as `create index concurrently`
 * demands. Each statement must end with a semicolon at the end of its line, and do nothing if it was run before.
 */
const APART = /^-- outside a transaction\n/;

const FILE_NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/** One step of the database schema. */
export interface Migration {
  /** The file name. */
  file: string;
  /** Fourteen digits, the time of writing: YYYYMMDDhhmmss. */
  version: string;
  name: string;
  sql: string;
  /** Digests of earlier versions of a corrected migration. A database that has one of them needs no change. */
  corrected: readonly string[];
  /** The statements to run one by one, outside a transaction; null for a migration that is a transaction. */
  apart: readonly string[] | null;
}

/**
 * Reads the migrations of a directory, oldest first.
 *
 * @throws {StartError} if a file's name is not `<14 digits>_name.sql`, or two share a version
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted();
  const migrations = await Promise.all(files.map((file) => readMigration(directory, file)));
  migrations.forEach((migration, index) => {
    const before = migrations[index - 1];
    if (before?.version !== migration.version) return;
    throw new StartError(
      `The migrations ${before.file} and ${migration.file} share a version; rename the newer one.`,
    );
  });
  return migrations;
}

async function readMigration(directory: string, file: string): Promise<Migration> {
  const [, version, name] = FILE_NAME.exec(file) ?? [];
  if (version === undefined || name === undefined) {
    throw new StartError(
      `The migration ${file} must be named like 20250131120000_what_it_does.sql; rename it.`,
    );
  }
  const sql = await readFile(path.join(directory, file), 'utf8');
  const corrected = [...sql.matchAll(CORRECTED)].flatMap(([, digest]) => digest ?? []);
  const apart = APART.test(sql) ? sql.split(/;[ \t]*$/m).filter((part) => /\w/.test(part)) : null;
  return { file, version, name, sql, corrected, apart };
}

/**
 * Checks that a migration hasn't changed since it was applied.
 *
 * @param statements as recorded in the history table; null if not recorded
 * @throws {StartError} naming the file that was edited
 */
export function refuseChanged(migration: Migration, statements: readonly string[] | null): void {
  if (statements === null) return;
  const applied = normalizeSql(statements.join('\n'));
  if (applied === normalizeSql(migration.sql) || migration.corrected.includes(digestOf(applied)))
    return;
  throw new StartError(
    `The migration ${migration.file} was changed after it had been applied; restore it and write a new one.`,
  );
}

/** Normalizes SQL: the Supabase CLI stores statements one by one, without their terminators. */
function normalizeSql(sql: string): string {
  return sql.replaceAll(/--.*$/gm, '').replaceAll(/[\s;]+/g, '');
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
