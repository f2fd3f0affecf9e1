import { z } from 'zod';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { deliverMail } from '../mails/deliver-mail.ts';
import { findByCode } from '../repositories/one-time-tokens.ts';
import { openSession } from '../tokens/session.ts';
import { verifyAccount, type Verification, tokenTypesOf } from './verify-account.ts';

/** GoTrue's message while the other address hasn't confirmed the change. */
export const ONE_SIDE_AGREED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const shape = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
});

/** `POST /verify`: completes what an email was for, with its code or the token of its link, and signs in. */
export async function verify(call: AuthCall): Promise<AuthAnswer> {
  const { auth } = call;
  const verification = await readVerification(call);
  const { verified, session } = await auth.sql.begin(async (sql) => {
    const outcome = await verifyAccount(call, sql, verification);
    if (outcome === null) throw expired('token' in verification.by);
    if (!outcome.isComplete) return { verified: outcome, session: null };
    return { verified: outcome, session: await openSession(call, sql, outcome) };
  });
  if (verified.notice !== null) await deliverMail(auth, verified.notice);
  return { json: session ?? { msg: ONE_SIDE_AGREED, code: '200' } };
}

async function readVerification(call: AuthCall): Promise<Verification> {
  const { type, token: code, token_hash: token, email, phone } = readFields(call, shape);
  if (!type) throw invalidRequest('Verify requires a verification type');
  if (!code === !token) throw invalidRequest('Verify requires either a token or a token hash');
  if (code) return { type, by: { id: await findGuessed(call, type, { email, phone, code }) } };
  if (email || phone) throw invalidRequest('Only the token_hash and type should be provided');
  return { type, by: { token: token ?? '' } };
}

async function findGuessed(
  call: AuthCall,
  type: string,
  { email, phone, code }: Pick<z.infer<typeof shape>, 'email' | 'phone'> & { code: string },
): Promise<string> {
  if (phone && !email) throw phoneCodeRefusal(phone);
  if (!email === !phone) {
    throw invalidRequest('Only an email address or phone number should be provided on verify');
  }
  // No codes are sent to phones.
  if (!email) throw expired(false);
  const guess = { email: email.toLowerCase(), code };
  const id = await findByCode(call.auth.sql, tokenTypesOf(type), guess);
  if (id === null) throw expired(false);
  return id;
}

function expired(isByLink: boolean): AuthError {
  const message = isByLink
    ? 'Email link is invalid or has expired'
    : 'Token has expired or is invalid';
  return new AuthError({ status: 403, code: 'otp_expired' }, message);
}

/** E.164. */
const PHONE_NUMBER = /^[1-9]\d{1,14}$/;

/**
 * Creates the error for a code sent to a phone. No account has a phone number, so no code is correct.
 *
 * @returns otp_expired, or validation_failed if it isn't a phone number
 */
function phoneCodeRefusal(phone: string): AuthError {
  if (!PHONE_NUMBER.test(phone.replace(/^\+/, '').replaceAll(' ', ''))) {
    return invalidRequest('Invalid phone number format (E.164 required)');
  }
  return new AuthError({ status: 403, code: 'otp_expired' }, 'Token has expired or is invalid');
}
