import type { AuthCall } from '../http/endpoint.ts';
import { accountKey, tooMany } from './limits.ts';
import { isFamiliarAddress } from './familiar-address.ts';
import { AuthError } from '../auth-error.ts';
import { networkOf } from '../../http/client-address.ts';

/**
 * Counts a request for a mail, even if the account doesn't exist. The owner can still ask for a mail from a network
 * that they signed in from before, so flooding a mailbox doesn't lock them out.
 *
 * @param email in lower case
 * @throws {AuthError} over_email_send_rate_limit when there were too many
 */
export async function requireMailAllowance(call: AuthCall, email: string): Promise<void> {
  const { limits } = call.auth;
  const secondsForAccount = limits.mailsToAccount.take(accountKey(email));
  if (secondsForAccount > 0 && !(await isFamiliarAddress(call, email))) {
    throw tooMany(
      secondsForAccount,
      'Too many mails were asked for with this address. The newest one that arrived still works.',
      'over_email_send_rate_limit',
    );
  }
  const secondsForAll = limits.mails.take('');
  if (secondsForAll === 0) return;
  throw tooMany(secondsForAll, 'email rate limit exceeded', 'over_email_send_rate_limit');
}

/** Mails that share an interval. */
type Purpose = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication';

/**
 * Keeps mails of one purpose to one address apart. It counts requests, not mails: who asks for unknown addresses
 * is answered alike.
 *
 * @throws {AuthError} over_email_send_rate_limit when the last request was a moment ago
 */
export function requireMailInterval(call: AuthCall, purpose: Purpose, email: string): void {
  // Per network too, so that repeated requests from elsewhere don't keep the owner from asking.
  const key = `${purpose} ${networkOf(call.client.address)} ${accountKey(email)}`;
  const seconds = call.auth.limits.mailInterval.take(key);
  if (seconds === 0) return;
  throw new AuthError(
    { status: 429, code: 'over_email_send_rate_limit', retryAfterSeconds: seconds },
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}
