import { z } from 'zod';
import { requireEmailLogins } from '../access-rules.ts';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { canonicalEmail } from '../user-input.ts';
import { type AuthAnswer, type AuthCall, readFields } from '../http/endpoint.ts';
import { requireMailInterval } from '../limits/mail-limits.ts';
import { sendEmailChangeMails } from '../mails/email-change-mails.ts';
import { sendTokenMail } from '../mails/token-mail.ts';
import { proofKeyFields, readProofKey } from '../proof-key.ts';
import { findUserByEmail } from '../repositories/users.ts';
import { authenticate } from '../tokens/authenticate.ts';

const recoveryShape = z.object({ email: z.string().nullish(), ...proofKeyFields });

/** `POST /recover`: sends a link for setting a new password. The response is the same for every address. */
export async function recover(call: AuthCall): Promise<AuthAnswer> {
  requireEmailLogins(call, 400);
  const fields = readFields(call, recoveryShape);
  if (!fields.email) throw invalidRequest('Password recovery requires an email');
  const email = canonicalEmail(fields.email);
  const proofKey = readProofKey(fields);
  requireMailInterval(call, 'recovery', email);
  const user = await findUserByEmail(call.auth.sql, email);
  await sendTokenMail(call, { kind: 'recovery', userId: user?.id ?? null, email, proofKey });
  return { json: {} };
}

/** `GET /reauthenticate`: sends the signed-in user a code, for a change that requires reauthentication. */
export async function reauthenticate(call: AuthCall): Promise<AuthAnswer> {
  const { user } = await authenticate(call);
  if (user.email === null) {
    throw invalidRequest('Reauthentication requires the user to have an email or a phone number');
  }
  if (user.email_confirmed_at === null && !call.auth.options.isAutoconfirmed) {
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

const RESENT_TYPES = ['signup', 'email_change', 'sms', 'phone_change'];

const resendShape = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  ...proofKeyFields,
});

/** `POST /resend`: sends a confirmation again. The response is the same for every address. */
export async function resend(call: AuthCall): Promise<AuthAnswer> {
  const fields = readFields(call, resendShape);
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

function requireEmailOnly({ type, email, phone }: z.infer<typeof resendShape>): void {
  if (!type || !RESENT_TYPES.includes(type)) {
    throw invalidRequest(`Missing one of these types: ${RESENT_TYPES.join(', ')}`);
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
