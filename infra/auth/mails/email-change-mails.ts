import type { Queryable } from '../auth-context.ts';
import type { AuthOptions } from '../auth-options.ts';
import type { AuthCall } from '../http/endpoint.ts';
import type { ProofKey } from '../proof-key.ts';
import { startEmailChange } from '../repositories/email-changes.ts';
import { deleteTokens } from '../repositories/one-time-tokens.ts';
import type { User } from '../repositories/users.ts';
import { deliverMail, type OutgoingMail } from './deliver-mail.ts';
import { prepareTokenMail } from './token-mail.ts';

/** The address that a user requested. */
export interface RequestedEmail {
  /** In its canonical form. */
  email: string;
  proofKey: ProofKey | null;
}

/**
 * Checks whether the current address must also confirm a change. As in GoTrue, it need not if addresses aren't
 * confirmed anyway.
 *
 * @param currentEmail null for an account without an address
 */
export function isCurrentEmailAsked(options: AuthOptions, currentEmail: string | null): boolean {
  const { isAutoconfirmed, isSecureEmailChange = true } = options;
  return isSecureEmailChange && !isAutoconfirmed && currentEmail !== null;
}

/** Stores the requested address and sends emails to the addresses that must confirm it. */
export async function sendEmailChangeMails(
  call: AuthCall,
  user: User,
  requested: RequestedEmail,
): Promise<void> {
  const mails = await call.auth.sql.begin((sql) =>
    prepareEmailChange(call, sql, { user, requested }),
  );
  for (const mail of mails) await deliverMail(call.auth, mail);
}

/**
 * Stores the requested address and prepares the emails, to be sent after the transaction. An address that already
 * confirmed this request gets none.
 */
export async function prepareEmailChange(
  call: AuthCall,
  sql: Queryable,
  { user, requested }: { user: User; requested: RequestedEmail },
): Promise<OutgoingMail[]> {
  const { id: userId, email: currentEmail } = user;
  const { email: newEmail, proofKey } = requested;
  const confirmed = await startEmailChange(sql, userId, newEmail);
  const isCurrentAsked = isCurrentEmailAsked(call.auth.options, currentEmail);
  const mails: (OutgoingMail | null)[] = [];
  if (confirmed.has('new')) await deleteTokens(sql, userId, ['email_change_token_new']);
  else {
    const asked = { userId, email: newEmail, proofKey };
    mails.push(await prepareTokenMail(call, sql, { kind: 'email_change_new', ...asked }));
  }
  if (currentEmail === null || !isCurrentAsked || confirmed.has('current')) {
    await deleteTokens(sql, userId, ['email_change_token_current']);
  } else {
    const asked = { userId, email: currentEmail, proofKey, newEmail };
    mails.push(await prepareTokenMail(call, sql, { kind: 'email_change_current', ...asked }));
  }
  return mails.filter((mail) => mail !== null);
}
