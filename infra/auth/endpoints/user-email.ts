import { z } from 'zod';
import type { Queryable } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { canonicalEmail } from '../user-input.ts';
import type { AuthCall } from '../http/endpoint.ts';
import { requireMailAllowance, requireMailInterval } from '../limits/mail-limits.ts';
import type { OutgoingMail } from '../mails/deliver-mail.ts';
import { prepareEmailChange, type RequestedEmail } from '../mails/email-change-mails.ts';
import { prepareTokenMail } from '../mails/token-mail.ts';
import { proofKeyFields, readProofKey } from '../proof-key.ts';
import { requireWelcome } from '../access-rules.ts';
import { emailExists, finishEmailChange } from '../repositories/email-changes.ts';
import { findSessionProof } from '../repositories/sessions.ts';
import { findUserByEmail, type User } from '../repositories/users.ts';
import type { Authenticated } from '../tokens/authenticate.ts';
import { isRecent, requireCurrentPassword } from './user-password.ts';

/** The fields of a request to change the email address. */
export const emailFields = { email: z.string().nullish(), ...proofKeyFields };

type Fields = z.infer<z.ZodObject<typeof emailFields>> & {
  current_password?: string | null | undefined;
};

/**
 * Returns the requested address; null if there is none, or if it is the current one.
 *
 * @throws {AuthError} validation_failed, over_email_send_rate_limit, current_password_required,
 *   current_password_invalid, reauthentication_needed, or email_exists if addresses aren't confirmed,
 *   because then they aren't secret
 */
export async function readRequestedEmail(
  call: AuthCall,
  authenticated: Authenticated,
  fields: Fields,
): Promise<RequestedEmail | null> {
  if (!fields.email) return null;
  const { options, sql } = call.auth;
  const { user } = authenticated;
  const email = canonicalEmail(fields.email);
  const proofKey = readProofKey(fields);
  if (email === user.email) return null;
  await requireOwner(call, authenticated, { ...fields, email });
  // Addresses that new accounts may not have are rejected for existing ones too.
  await requireWelcome(options, { email, metadata: {} });
  if (options.isAutoconfirmed && (await findUserByEmail(sql, email)) !== null) throw emailExists();
  requireMailInterval(call, 'email_change', user.email ?? user.id);
  // A signed-in user must not be able to flood someone else's mailbox.
  await requireMailAllowance(call, email);
  return { email, proofKey };
}

/** Requires the current password, or a recent sign-in from an account that has none. */
async function requireOwner(
  call: AuthCall,
  { user, sessionId }: Authenticated,
  { email, current_password: given }: Fields,
): Promise<void> {
  if (!isProofNeeded(call, user, email)) return;
  const session = sessionId === null ? null : await findSessionProof(call.auth.sql, sessionId);
  await requireCurrentPassword(call, user, {
    session,
    given: given ?? '',
    purpose: 'email address',
  });
  if (user.encrypted_password !== null) return;
  if (isRecent(session)) return;
  throw new AuthError(
    { status: 400, code: 'reauthentication_needed' },
    'Email address update requires a recent sign-in',
  );
}

function isProofNeeded({ auth }: AuthCall, user: User, email: Fields['email']): boolean {
  if (auth.options.isCurrentPasswordRequired !== true) return false;
  // An anonymous user has no address that a thief could replace, and the mails of a pending change are only sent again.
  return !user.is_anonymous && email !== user.email_change;
}

/** Prepares the emails to those who must confirm the address, to be sent after the transaction. */
export async function applyRequestedEmail(
  call: AuthCall,
  sql: Queryable,
  { user, requested }: { user: User; requested: RequestedEmail },
): Promise<OutgoingMail[]> {
  if (!user.is_anonymous || !call.auth.options.isAutoconfirmed) {
    return prepareEmailChange(call, sql, { user, requested });
  }
  // A first address is like that of a sign-up: the account works at once, and the email confirms the address.
  await finishEmailChange(sql, user.id, { email: requested.email, isConfirmed: false });
  const mail = await prepareTokenMail(call, sql, { kind: 'signup', userId: user.id, ...requested });
  return mail === null ? [] : [mail];
}
