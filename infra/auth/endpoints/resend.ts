import { z } from 'zod';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { canonicalEmail } from '../email-address.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { sendEmailChangeMails } from '../mails/email-change-mails.ts';
import { requireEmailLogins } from '../access-rules.ts';
import { requireMailInterval } from '../limits/mail-limits.ts';
import { sendTokenMail } from '../mails/token-mail.ts';
import { proofKeyFields, readProofKey } from '../proof-key.ts';
import { findUserByEmail } from '../repositories/users.ts';

const TYPES = ['signup', 'email_change', 'sms', 'phone_change'];

const shape = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  ...proofKeyFields,
});

/** `POST /resend`: sends a confirmation again. The response is the same for every address. */
export async function resend(call: AuthCall): Promise<AuthAnswer> {
  const fields = readFields(call, shape);
  requireEmailOnly(fields);
  requireEmailLogins(call, 400);
  const email = canonicalEmail(fields.email);
  const proofKey = readProofKey(fields);
  const isSignup = fields.type === 'signup';
  requireMailInterval(call, isSignup ? 'confirmation' : 'email_change', email);
  const user = await findUserByEmail(call.auth.sql, email);
  if (isSignup) {
    const userId = user?.email_confirmed_at === null ? user.id : null;
    await sendTokenMail(call, { kind: 'signup', userId, email, proofKey });
  } else if (user?.email_change != null) {
    await sendEmailChangeMails(call, user, { email: user.email_change, proofKey });
  } else {
    await sendTokenMail(call, { kind: 'email_change_new', userId: null, email, proofKey });
  }
  return { json: {} };
}

function requireEmailOnly({ type, email, phone }: z.infer<typeof shape>): void {
  if (!type || !TYPES.includes(type)) {
    throw invalidRequest(`Missing one of these types: ${TYPES.join(', ')}`);
  }
  if (email && phone) {
    throw invalidRequest('Only an email address or phone number should be provided.');
  }
  if (phone) {
    throw new AuthError(
      { status: 400, code: 'phone_provider_disabled' },
      'Phone logins are disabled',
    );
  }
  requireEmail(type, email ?? '');
}

function requireEmail(type: string, email: string): void {
  if (type === 'sms') throw invalidRequest('Type provided requires a phone number');
  if (email !== '') return;
  throw invalidRequest(
    type === 'signup'
      ? 'Type provided requires an email address'
      : 'Missing email address or phone number',
  );
}
