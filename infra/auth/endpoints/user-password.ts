import { z } from 'zod';
import type { Queryable } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthOptions } from '../auth-options.ts';
import type { AuthCall } from '../http/endpoint.ts';
import { guardSignIn } from '../limits/guard-sign-in.ts';
import { passwordChangedText } from '../mails/mail-texts.ts';
import { composeMail, type OutgoingMail } from '../mails/deliver-mail.ts';
import { hashPassword, isPasswordRight, requireStrongPassword } from '../passwords.ts';
import { cancelEmailChange } from '../repositories/email-changes.ts';
import { adoptEmailIdentity } from '../repositories/identities.ts';
import { consumeToken, deleteTokens, findByCode } from '../repositories/one-time-tokens.ts';
import { deleteSessions, findSessionProof, type SessionProof } from '../repositories/sessions.ts';
import { setPasswordHash, type User } from '../repositories/users.ts';
import type { Authenticated } from '../tokens/authenticate.ts';

/** An older session isn't enough to change the password. */
const FRESH_SECONDS = 86_400;

/** An older session isn't enough for users who can't give their current password. */
const RECENT_SECONDS = 600;

/** The fields of a request to change the password. */
export const passwordFields = {
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
};

type Fields = z.infer<z.ZodObject<typeof passwordFields>> & { email?: string | null | undefined };

/** A new password that was checked. */
export interface NewPassword {
  hash: string;
  /** The token of the emailed code that allows the change; null if none is needed. */
  nonceId: string | null;
}

/**
 * Returns the requested password; null if there is none.
 *
 * @throws {AuthError} weak_password, same_password, reauthentication_needed, reauthentication_not_valid,
 *   current_password_required, current_password_invalid or validation_failed
 */
export async function readNewPassword(
  call: AuthCall,
  { user, sessionId }: Authenticated,
  fields: Fields,
): Promise<NewPassword | null> {
  const { password } = fields;
  if (password == null) return null;
  const { sql, options } = call.auth;
  requireStrongPassword(options, password);
  if (user.is_anonymous && !fields.email) {
    throw refused(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  const session = sessionId === null ? null : await findSessionProof(sql, sessionId);
  const nonceId = await requireProof(call, user, { session, fields });
  if (await isPasswordRight(password, user.encrypted_password)) {
    throw refused(422, 'same_password', 'New password should be different from the old password.');
  }
  return { hash: await hashPassword(password), nonceId };
}

/**
 * Sets the password and ends all other sessions. Also invalidates earlier emails, because someone who knew the old
 * password may have requested them.
 *
 * @returns the notice, to be sent after the transaction
 * @throws {AuthError} reauthentication_not_valid if the code was used in the meantime
 */
export async function applyNewPassword(
  sql: Queryable,
  { user, sessionId }: Authenticated,
  { hash, nonceId }: NewPassword,
): Promise<OutgoingMail[]> {
  await setPasswordHash(sql, user.id, hash);
  if (nonceId !== null) {
    const used = await consumeToken(sql, ['reauthentication_token'], { id: nonceId });
    if (used?.userId !== user.id) throw invalidNonce();
  }
  await deleteTokens(sql, user.id);
  await cancelEmailChange(sql, user.id);
  await deleteSessions(sql, { userId: user.id, sessionId }, 'others');
  if (user.email === null) return [];
  // With a password, the user can sign in without any other provider.
  await adoptEmailIdentity(sql, user.id);
  const headers = { to: user.email, kind: 'password_changed_notification' };
  return [{ userId: user.id, mail: composeMail(passwordChangedText(), headers) }];
}

/**
 * Requires the current password or a code from an email, whichever the user can give.
 *
 * @returns the token of the code; null if none is needed
 */
async function requireProof(
  call: AuthCall,
  user: User,
  { session, fields }: { session: SessionProof | null; fields: Fields },
): Promise<string | null> {
  const nonceId = await findNonce(call, user, { session, nonce: fields.nonce ?? '' });
  // Anyone who reads the user's mail could recover the password anyway.
  if (nonceId !== null && !knowsPassword(user, session)) return nonceId;
  const given = fields.current_password ?? '';
  await requireCurrentPassword(call, user, { session, given, purpose: 'password' });
  return nonceId;
}

/** Returns whether a user has a password and isn't recovering it. */
const knowsPassword = (user: User, session: SessionProof | null): boolean =>
  user.encrypted_password !== null && session?.methods.includes('recovery') !== true;

const isFresh = (session: SessionProof | null): boolean =>
  session !== null && session.ageSeconds < FRESH_SECONDS;

/** Returns whether a session began within the last ten minutes. */
export const isRecent = (session: SessionProof | null): boolean =>
  session !== null && session.ageSeconds < RECENT_SECONDS;

/** Returns whether a session is recent enough to change the password without a code from an email. */
function isProven(options: AuthOptions, user: User, session: SessionProof | null): boolean {
  if (options.isReauthenticationRequired === true && !isFresh(session)) return false;
  if (options.isCurrentPasswordRequired !== true || user.is_anonymous) return true;
  return knowsPassword(user, session) || isRecent(session);
}

async function findNonce(
  { auth: { sql, options } }: AuthCall,
  user: User,
  { session, nonce }: { session: SessionProof | null; nonce: string },
): Promise<string | null> {
  if (isProven(options, user, session)) return null;
  if (nonce === '') {
    throw refused(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const guess = { email: user.email ?? '', code: nonce };
  const found = await findByCode(sql, ['reauthentication_token'], guess);
  if (found === null) throw invalidNonce();
  return found;
}

/**
 * If the current password is given, it must be correct, even if it is optional.
 *
 * @param purpose what needs it, for the error message
 * @throws {AuthError} current_password_required or current_password_invalid
 */
export async function requireCurrentPassword(
  call: AuthCall,
  user: User,
  { session, given, purpose }: { session: SessionProof | null; given: string; purpose: string },
): Promise<void> {
  if (user.encrypted_password === null) return;
  // A user who is recovering the account doesn't know the password.
  if (!knowsPassword(user, session) && isRecent(session)) return;
  const message = `Current password required when setting new ${purpose}.`;
  if (given === '') {
    if (call.auth.options.isCurrentPasswordRequired !== true) return;
    throw refused(400, 'current_password_required', message);
  }
  // A stolen session must not allow more password guesses than signing in.
  await guardSignIn(call, user.email ?? user.id, async () => {
    if (await isPasswordRight(given, user.encrypted_password)) return;
    throw refused(400, 'current_password_invalid', message);
  });
}

function invalidNonce(): AuthError {
  return refused(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

function refused(status: number, code: string, message: string): AuthError {
  return new AuthError({ status, code }, message);
}
