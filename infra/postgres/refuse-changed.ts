import { createHash } from 'node:crypto';
import { StartError } from '../start-error.ts';
import type { Migration } from './read-migrations.ts';

/**
 * Checks that a migration hasn't changed since it was applied.
 *
 * @param statements as recorded in the history table; null if not recorded
 * @throws {StartError} naming the file that was edited
 */
export function refuseChanged(migration: Migration, statements: readonly string[] | null): void {
  if (statements === null) return;
  const applied = essence(statements.join('\n'));
  if (applied === essence(migration.sql) || migration.mended.includes(digestOf(applied))) return;
  throw new StartError(
    `The migration ${migration.file} was changed after it had been applied; restore it and write a new one.`,
  );
}

/** Normalizes SQL: the Supabase CLI stores statements one by one, without their terminators. */
function essence(sql: string): string {
  return sql.replaceAll(/--.*$/gm, '').replaceAll(/[\s;]+/g, '');
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
