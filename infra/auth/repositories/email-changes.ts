import postgres from 'postgres';
import type { Queryable } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { adoptEmailIdentity } from './identities.ts';
import { deleteTokens } from './one-time-tokens.ts';

const UNIQUE_VIOLATION = '23505';

/** The two addresses of an email change. */
export type EmailSide = 'current' | 'new';

const SIDE_BITS: Readonly<Record<EmailSide, number>> = { current: 1, new: 2 };

/** An email change that waits for confirmation. */
export interface PendingEmailChange {
  /** Null for an account without an address. */
  from: string | null;
  to: string;
  confirmed: ReadonlySet<EmailSide>;
}

interface PendingRow {
  email: string | null;
  email_change: string;
  email_change_confirm_status: number;
}

/**
 * Stores the requested address of an account.
 *
 * @returns which of the two addresses have already confirmed this request
 */
export async function startEmailChange(
  sql: Queryable,
  id: string,
  email: string,
): Promise<ReadonlySet<EmailSide>> {
  const [row] = await sql<PendingRow[]>`
    update auth.users set email_change = ${email}, email_change_sent_at = now(), updated_at = now(),
      email_change_confirm_status = case when email_change = ${email} then email_change_confirm_status else 0 end
    where id = ${id} returning email, email_change, email_change_confirm_status`;
  return confirmedSides(row?.email_change_confirm_status ?? 0);
}

/** Records that one of the two addresses confirmed the change; null if none is pending. */
export async function confirmEmailSide(
  sql: Queryable,
  id: string,
  side: EmailSide,
): Promise<PendingEmailChange | null> {
  const [row] = await sql<PendingRow[]>`
    update auth.users set
      email_change_confirm_status = email_change_confirm_status | ${SIDE_BITS[side]}::smallint,
      updated_at = now()
    where id = ${id} and email_change is not null
    returning email, email_change, email_change_confirm_status`;
  if (row === undefined) return null;
  const { email: from, email_change: to, email_change_confirm_status: status } = row;
  return { from, to, confirmed: confirmedSides(status) };
}

function confirmedSides(status: number): ReadonlySet<EmailSide> {
  const sides: readonly EmailSide[] = ['current', 'new'];
  return new Set(sides.filter((side) => (status & SIDE_BITS[side]) !== 0));
}

/**
 * Sets the requested address, and invalidates tokens that were sent to the old one.
 *
 * @param change `isConfirmed`: false for the first address of an account, if the account works without its confirmation
 * @throws {AuthError} email_exists if another account has taken it in the meantime
 */
export async function finishEmailChange(
  sql: Queryable,
  id: string,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<void> {
  await sql`
    update auth.users set email = ${email},
      email_confirmed_at = case when ${isConfirmed} then coalesce(email_confirmed_at, now()) end,
      is_anonymous = false, updated_at = now(),
      raw_user_meta_data = raw_user_meta_data
        || jsonb_build_object('email', ${email}::text, 'email_verified', ${isConfirmed}::boolean)
    where id = ${id}`.catch(refuseTaken);
  await adoptEmailIdentity(sql, id);
  await deleteTokens(sql, id);
  await cancelEmailChange(sql, id);
}

/** Cancels a pending change. */
export async function cancelEmailChange(sql: Queryable, id: string): Promise<void> {
  await sql`
    update auth.users set email_change = null, email_change_sent_at = null, email_change_confirm_status = 0, updated_at = now()
    where id = ${id} and email_change is not null`;
}

function refuseTaken(error: unknown): never {
  if (error instanceof postgres.PostgresError && error.code === UNIQUE_VIOLATION)
    throw emailExists();
  throw error;
}

/** The address belongs to another account. */
export function emailExists(): AuthError {
  return new AuthError(
    { status: 422, code: 'email_exists' },
    'A user with this email address has already been registered',
  );
}

/**
 * Changes a user's email address for an administrator, and invalidates emails to the earlier one. A confirmed address
 * makes an anonymous user permanent.
 *
 * @throws {PostgresError} unique_violation if another user has the address
 */
export async function changeEmail(
  sql: Queryable,
  id: string,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<void> {
  // Users may write anything into their metadata, but the values that the service put there must stay correct.
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
