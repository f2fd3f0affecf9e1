import { AuthError } from '../auth-error.ts';
import type { AuthCall } from '../http/endpoint.ts';
import { accountKey } from '../limits/account-key.ts';
import { networkOf } from '../../http/client-address.ts';

/** Mails that share an interval. */
type Purpose = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication';

/**
 * Keeps mails of one purpose to one address apart. It counts requests, not mails: who asks for unknown addresses
 * is answered alike.
 *
 * @throws {AuthError} over_email_send_rate_limit when the last request was a moment ago
 */
export function requireMailInterval(call: AuthCall, purpose: Purpose, email: string): void {
  // By network, too: whoever asks again and again must not keep the owner from asking.
  const key = `${purpose} ${networkOf(call.client.address)} ${accountKey(email)}`;
  const seconds = call.auth.limits.mailInterval.take(key);
  if (seconds === 0) return;
  throw new AuthError(
    { status: 429, code: 'over_email_send_rate_limit', retryAfterSeconds: seconds },
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}
