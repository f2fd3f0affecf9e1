import { z } from 'zod';
import { invalidRequest } from '../auth-failure.ts';
import { sendConfirmation } from '../confirmation-mail.ts';
import { canonicalEmail } from '../email-address.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { proofKeyFields, readProofKey } from '../proof-key.ts';
import { findUserByEmail } from '../store/users.ts';

const shape = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  ...proofKeyFields,
});

/** `POST /resend`: mails the confirmation once more; answers alike for every address. */
export async function resend(call: AuthCall): Promise<AuthAnswer> {
  const fields = readFields(call, shape);
  if (fields.type !== 'signup') throw invalidRequest('Missing one of these types: signup');
  const email = canonicalEmail(fields.email);
  const proofKey = readProofKey(fields);
  const user = await findUserByEmail(call.auth.sql, email);
  if (user !== null && user.email_confirmed_at === null) {
    await sendConfirmation(call, { userId: user.id, email, proofKey });
  }
  return { json: {} };
}
