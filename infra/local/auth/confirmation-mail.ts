import type { AuthCall } from './http/endpoint.ts';
import { redirectTarget } from './redirect-target.ts';
import { issueConfirmationToken, type Confirmation } from './store/one-time-tokens.ts';
import { recordConfirmationSent } from './store/users.ts';

/**
 * Mails somebody the link, and the code, that confirm their e-mail address. A mail that cannot be sent is
 * logged and can be asked for again.
 */
export async function sendConfirmation(call: AuthCall, confirmation: Confirmation): Promise<void> {
  const { sql, options } = call.auth;
  const { userId, email } = confirmation;
  const { token, code } = await sql.begin(async (transaction) => {
    await recordConfirmationSent(transaction, userId);
    return issueConfirmationToken(transaction, confirmation);
  });
  const parameters = { token, type: 'signup', redirect_to: redirectTarget(call) };
  const link = `${options.publicUrl}/verify?${new URLSearchParams(parameters).toString()}`;
  const subject = 'Confirm your e-mail address';
  const text = confirmationText(link, code);
  try {
    await options.sendMail?.({
      to: email,
      subject,
      text,
      link,
      kind: 'signup',
      sentAt: new Date(),
    });
  } catch (error) {
    // Not its message: that may name the address.
    const reason = error instanceof Error ? error.name : typeof error;
    options.log({ event: 'auth_mail_failed', kind: 'signup', userId, reason });
  }
}

function confirmationText(link: string, code: string): string {
  return [
    'Somebody registered at Packetsmith with this e-mail address. If it was you, confirm it within one hour:',
    link,
    `Or enter this code: ${code}`,
    'If it was not you, ignore this mail.',
  ].join('\n\n');
}
