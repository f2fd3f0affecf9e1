import { AuthError, invalidRequest } from '../auth-error.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';
import { requireMailInterval } from '../limits/mail-limits.ts';
import { sendTokenMail } from '../mails/token-mail.ts';
import { authenticate } from '../tokens/authenticate.ts';

/** `GET /reauthenticate`: sends the signed-in user a code, for a change that requires reauthentication. */
export async function reauthenticate(call: AuthCall): Promise<AuthAnswer> {
  const { user } = await authenticate(call);
  if (user.email === null) {
    throw invalidRequest('Reauthentication requires the user to have an email or a phone number');
  }
  if (user.email_confirmed_at === null) {
    throw new AuthError(
      { status: 422, code: 'email_not_confirmed' },
      'Please verify your email first.',
    );
  }
  requireMailInterval(call, 'reauthentication', user.email);
  const addressee = { userId: user.id, email: user.email, proofKey: null };
  await sendTokenMail(call, { kind: 'reauthentication', ...addressee });
  return { json: {} };
}
