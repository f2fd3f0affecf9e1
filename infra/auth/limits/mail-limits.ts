import type { AuthCall } from '../http/endpoint.ts';
import { accountKey, tooMany } from './limits.ts';
import { isFamiliarAddress } from './guard-sign-in.ts';
import { AuthError } from '../auth-error.ts';
import { networkOf } from '../../http/client-address.ts';

/**
 * Counts a request for an email, even if the account doesn't exist. The owner can still request an email from a
 * network that they signed in from before, so flooding a mailbox doesn't lock them out.
 *
 * @param email in lowercase
 * @throws {AuthError} over_email_send_rate_limit if there were too many
 */
export async function requireMailAllowance(call: AuthCall, email: string): Promise<void> {
  const { limits } = call.auth;
  const secondsForAccount = limits.mailsToAccount.take(accountKey(email));
  if (secondsForAccount > 0 && !(await isFamiliarAddress(call, email))) {
    throw tooMany(
      secondsForAccount,
      'Too many emails were requested for this address. The newest one still works.',
      'over_email_send_rate_limit',
    );
  }
  const secondsForAll = limits.mails.take('');
  if (secondsForAll === 0) return;
  throw tooMany(secondsForAll, 'email rate limit exceeded', 'over_email_send_rate_limit');
}

/** Kinds of emails that share an interval. */
type Purpose = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication';

/**
 * Enforces the interval between emails of one kind to one address. It counts requests, not emails, so unknown
 * addresses get the same response.
 *
 * @throws {AuthError} over_email_send_rate_limit if the last request was a moment ago
 */
export function requireMailInterval(call: AuthCall, purpose: Purpose, email: string): void {
  // Per network too, so that repeated requests from elsewhere don't block the owner's.
  const key = `${purpose} ${networkOf(call.client.address)} ${accountKey(email)}`;
  const seconds = call.auth.limits.mailInterval.take(key);
  if (seconds === 0) return;
  throw new AuthError(
    { status: 429, code: 'over_email_send_rate_limit', retryAfterSeconds: seconds },
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}
