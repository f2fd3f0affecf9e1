import type { Queryable } from '../auth-context.ts';

/** Where `auth.users` says when a mail was sent last. */
export type SentColumn =
  | 'confirmation_sent_at'
  | 'invited_at'
  | 'recovery_sent_at'
  | 'email_change_sent_at'
  | 'reauthentication_sent_at';

/**
 * Records that a mail is on its way, and locks the account until the transaction ends.
 *
 * @param userId null for nobody: the same work is done, and nothing is recorded
 */
export async function recordMailSent(
  sql: Queryable,
  userId: string | null,
  columns: readonly SentColumn[],
): Promise<void> {
  const now = new Date();
  const changes = Object.fromEntries([...columns, 'updated_at'].map((column) => [column, now]));
  await sql`update auth.users set ${sql(changes)} where id = ${userId}::uuid`;
  // Only a transaction that writes waits for the disk: the time must not reveal whether the account exists.
  await sql`select pg_logical_emit_message(true, 'auth', '')`;
}
