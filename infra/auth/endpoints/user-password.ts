import { z } from 'zod';
import type { Queryable } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
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
  const nonceId = await findNonce(call, user, { session, nonce: fields.nonce ?? '' });
  const given = fields.current_password ?? '';
  await requireCurrentPassword(call, user, { session, given, purpose: 'password' });
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
  // With a password, the user can sign in without any other provider.
  if (user.email_confirmed_at !== null) await adoptEmailIdentity(sql, user.id);
  if (user.email === null) return [];
  const headers = { to: user.email, kind: 'password_changed_notification' };
  return [{ userId: user.id, mail: composeMail(passwordChangedText(), headers) }];
}

async function findNonce(
  { auth: { sql, options } }: AuthCall,
  user: User,
  { session, nonce }: { session: SessionProof | null; nonce: string },
): Promise<string | null> {
  if (options.isReauthenticationRequired !== true) return null;
  if (session !== null && session.ageSeconds < FRESH_SECONDS) return null;
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
  if (session?.methods.includes('recovery') === true) return;
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
