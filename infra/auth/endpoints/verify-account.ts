import type { Queryable } from '../auth-context.ts';
import { AuthError, invalidRequest } from '../auth-error.ts';
import type { AuthCall } from '../http/endpoint.ts';
import { emailChangedText } from '../mails/mail-texts.ts';
import { composeMail, type OutgoingMail } from '../mails/deliver-mail.ts';
import { isCurrentEmailAsked } from '../mails/email-change-mails.ts';
import type { ProofKey } from '../proof-key.ts';
import {
  confirmEmailSide,
  finishEmailChange,
  type EmailSide,
} from '../repositories/email-changes.ts';
import {
  consumeToken,
  deleteTokens,
  type UsedToken,
  type TokenType,
} from '../repositories/one-time-tokens.ts';
import { confirmEmail, confirmOwner, findUser, type User } from '../repositories/users.ts';
import { isBanned } from '../tokens/authenticate.ts';

/** The result of using an email. */
export interface Verified {
  userId: string;
  /** The browser that requested the email; null if any browser may be signed in. */
  proofKey: ProofKey | null;
  /** The authentication method, for the session. */
  method: 'otp' | 'recovery';
  /** False if the other address must confirm too; nobody is signed in then. */
  isComplete: boolean;
  /** To be sent after the transaction. */
  notice: OutgoingMail | null;
}

/** Which secret of an email is used, and what for. */
export interface Verification {
  type: string;
  by: { token: string } | { id: string };
}

/**
 * Uses up the secret of an email and does what the email was for.
 *
 * @returns null if it is unknown, of another type, used or expired
 * @throws {AuthError} user_banned, email_exists, or validation_failed for an unknown type
 */
export async function verifyAccount(
  call: AuthCall,
  sql: Queryable,
  { type, by }: Verification,
): Promise<Verified | null> {
  const used = await consumeToken(sql, tokenTypesOf(type), by);
  const user = used === null ? null : await findUser(sql, used.userId);
  if (used === null || user === null) return null;
  if (isBanned(user)) {
    throw new AuthError({ status: 403, code: 'user_banned' }, 'User is banned');
  }
  // GoTrue uses this type only with a proof key, although the email is the same.
  const method = type === 'recovery' ? 'recovery' : 'otp';
  const { userId, proofKey } = used;
  return { userId, proofKey, method, ...(await apply(call, sql, { used, user })) };
}

type Outcome = Pick<Verified, 'isComplete' | 'notice'>;

async function apply(
  call: AuthCall,
  sql: Queryable,
  { used, user }: { used: UsedToken; user: User },
): Promise<Outcome> {
  switch (used.type) {
    case 'email_change_token_current':
      return agreeToChange(call, sql, { user, side: 'current' });
    case 'email_change_token_new':
      return agreeToChange(call, sql, { user, side: 'new' });
    case 'confirmation_token':
      await confirmEmail(sql, user.id);
      break;
    default:
      await confirmOwner(sql, user.id);
  }
  await deleteTokens(sql, user.id, ['confirmation_token', 'recovery_token']);
  return { isComplete: true, notice: null };
}

async function agreeToChange(
  call: AuthCall,
  sql: Queryable,
  { user, side }: { user: User; side: EmailSide },
): Promise<Outcome> {
  const change = await confirmEmailSide(sql, user.id, side);
  if (change === null) throw new Error(`The user ${user.id} has a token but no pending change.`);
  const { from, to, confirmed } = change;
  const isCurrentMissing =
    isCurrentEmailAsked(call.auth.options, from) && !confirmed.has('current');
  if (isCurrentMissing || !confirmed.has('new')) return { isComplete: false, notice: null };
  await finishEmailChange(sql, user.id, { email: to, isConfirmed: true });
  if (from === null) return { isComplete: true, notice: null };
  const headers = { to: from, kind: 'email_changed_notification' };
  const mail = composeMail(emailChangedText(to), headers);
  return { isComplete: true, notice: { userId: user.id, mail } };
}

/** The purposes of emails, and the tokens that each kind of email contains. */
const TOKENS_BY_TYPE = new Map<string, readonly TokenType[]>([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['magiclink', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_current', 'email_change_token_new']],
]);

/**
 * Returns the tokens that a type of verification accepts.
 *
 * @throws {AuthError} validation_failed for a type that isn't sent by email
 */
export function tokenTypesOf(type: string): readonly TokenType[] {
  const tokens = TOKENS_BY_TYPE.get(type);
  if (tokens === undefined) throw invalidRequest('Invalid email verification type');
  return tokens;
}
