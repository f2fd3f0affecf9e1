import type { AuthCall } from '../http/endpoint.ts';
import { accountKey } from './account-key.ts';
import { isFamiliarAddress } from './familiar-address.ts';
import { tooMany } from './too-many.ts';

/**
 * Counts a request for a mail, whether or not there is such an account and a mail to send. Whoever floods
 * somebody's mailbox does not keep the owner, from where they have signed in before, from asking for a mail.
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
