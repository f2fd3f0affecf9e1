import type { Queryable } from '../auth-context.ts';
import { cancelEmailChange } from './email-changes.ts';
import { adoptEmailIdentity } from './email-identity.ts';
import { deleteTokens } from './one-time-tokens.ts';

/**
 * Gives a user another e-mail address on the word of an administrator; what was mailed to the earlier one is
 * void. An anonymous user whose address is confirmed is one no longer.
 *
 * @throws {PostgresError} unique_violation when another user has the address
 */
export async function changeEmail(
  sql: Queryable,
  id: string,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<void> {
  // Users may write anything into their metadata, but what the service put there must stay true.
  await sql`
    update auth.users set
      email = ${email},
      email_confirmed_at = case when ${isConfirmed} then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
      is_anonymous = is_anonymous and not ${isConfirmed},
      raw_user_meta_data = raw_user_meta_data || case
        when raw_user_meta_data ? 'email' then jsonb_build_object('email', ${email}::text) else '{}'
      end,
      updated_at = now()
    where id = ${id}`;
  await adoptEmailIdentity(sql, id);
  await deleteTokens(sql, id);
  await cancelEmailChange(sql, id);
}
