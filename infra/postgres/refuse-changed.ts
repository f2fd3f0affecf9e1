import { createHash } from 'node:crypto';
import { StartError } from '../start-error.ts';
import type { Migration } from './read-migrations.ts';

/**
 * Sees that a migration is still what was applied under its version.
 *
 * @param statements as the books have them; null where they do not say
 * @throws {StartError} naming the file that was changed afterwards
 */
export function refuseChanged(migration: Migration, statements: readonly string[] | null): void {
  if (statements === null) return;
  const applied = essence(statements.join('\n'));
  if (applied === essence(migration.sql) || migration.mended.includes(digestOf(applied))) return;
  throw new StartError(
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
