import type { Queryable } from '../auth-context.ts';

/** The columns of `auth.users` with the time of the last email. */
export type SentColumn =
  | 'confirmation_sent_at'
  | 'invited_at'
  | 'recovery_sent_at'
  | 'email_change_sent_at'
  | 'reauthentication_sent_at';

/**
 * Records that an email is being sent, and locks the account until the transaction ends.
 *
 * @param userId null for an unknown account: the same work is done, but nothing is recorded
 */
export async function recordMailSent(
  sql: Queryable,
  userId: string | null,
  columns: readonly SentColumn[],
): Promise<void> {
  const now = new Date();
  const changes = Object.fromEntries([...columns, 'updated_at'].map((column) => [column, now]));
  await sql`update auth.users set ${sql(changes)} where id = ${userId}::uuid`;
  // Only transactions that write wait for the disk, and the time must not reveal whether the account exists.
  await sql`select pg_logical_emit_message(true, 'auth', '')`;
}
