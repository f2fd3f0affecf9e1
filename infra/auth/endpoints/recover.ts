import { z } from 'zod';
import { invalidRequest } from '../auth-error.ts';
import { canonicalEmail } from '../email-address.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { requireEmailLogins } from '../access-rules.ts';
import { requireMailInterval } from '../limits/mail-limits.ts';
import { sendTokenMail } from '../mails/token-mail.ts';
import { proofKeyFields, readProofKey } from '../proof-key.ts';
import { findUserByEmail } from '../repositories/users.ts';

const shape = z.object({ email: z.string().nullish(), ...proofKeyFields });

/** `POST /recover`: sends a link for setting a new password. The response is the same for every address. */
export async function recover(call: AuthCall): Promise<AuthAnswer> {
  requireEmailLogins(call, 400);
  const fields = readFields(call, shape);
  if (!fields.email) throw invalidRequest('Password recovery requires an email');
  const email = canonicalEmail(fields.email);
  const proofKey = readProofKey(fields);
  requireMailInterval(call, 'recovery', email);
  const user = await findUserByEmail(call.auth.sql, email);
  await sendTokenMail(call, { kind: 'recovery', userId: user?.id ?? null, email, proofKey });
  return { json: {} };
}
