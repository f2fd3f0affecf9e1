import { randomUUID } from 'node:crypto';
import { AuthError } from '../auth-error.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';
import { sendTokenMail } from '../mails/token-mail.ts';
import { pendingUser } from '../pending-user.ts';
import type { ProofKey } from '../proof-key.ts';
import { findUserByEmail, type NewUser } from '../repositories/users.ts';

/**
 * Answers a sign-up for an address that has an account. Where addresses must be confirmed, it answers as
 * GoTrue does, with an invented user: the owner learns more from the mail, anybody else learns nothing of
 * the account.
 *
 * @throws {AuthError} user_already_exists where addresses are not confirmed
 */
export async function answerTakenEmail(
  call: AuthCall,
  { proofKey, ...user }: NewUser & { email: string; proofKey: ProofKey | null },
): Promise<AuthAnswer> {
  if (call.auth.options.isAutoconfirmed) {
    throw new AuthError({ status: 422, code: 'user_already_exists' }, 'User already registered');
  }
  const existing = await findUserByEmail(call.auth.sql, user.email);
  const userId = existing?.email_confirmed_at === null ? existing.id : null;
  await sendTokenMail(call, { kind: 'signup', userId, email: user.email, proofKey });
  return { json: pendingUser(randomUUID(), user) };
}
