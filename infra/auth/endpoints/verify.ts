import { z } from 'zod';
import type { Queryable } from '../auth-context.ts';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { type AuthAnswer, type AuthCall, readFields } from '../http/endpoint.ts';
import { describeError, landWithCode, landWithError, landWithSession } from '../landing.ts';
import { deliverMail } from '../mails/deliver-mail.ts';
import { redirectTarget } from '../redirects.ts';
import { insertFlowState } from '../repositories/flow-states.ts';
import { findByCode } from '../repositories/one-time-tokens.ts';
import { openSession } from '../tokens/session.ts';
import { tokenTypesOf, type Verification, type Verified, verifyAccount } from './verify-account.ts';

/** GoTrue's message while the other address hasn't confirmed the change. */
const ONE_SIDE_AGREED =
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

/** `GET /verify?token=…&type=…`: handles the link in an email. Redirects to the site, signed in or with an error. */
export async function verifyLink(call: AuthCall): Promise<AuthAnswer> {
  const { auth, query } = call;
  const type = query.get('type');
  const token = query.get('token') ?? query.get('token_hash');
  if (!type) throw invalidRequest('Verify requires a verification type');
  if (!token) throw invalidRequest('Verify requires a token or a token hash');
  try {
    const { location, notice } = await auth.sql.begin(async (sql) => {
      const verified = await verifyAccount(call, sql, { type, by: { token } });
      if (verified === null) throw expired(true);
      return { location: await follow(call, sql, { ...verified, type }), notice: verified.notice };
    });
    if (notice !== null) await deliverMail(auth, notice);
    return { location };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return { location: landWithError(redirectTarget(call), describeError(error)) };
  }
}

/** A browser that sent a proof key gets a code that only it can use; any other browser gets the session. */
async function follow(
  call: AuthCall,
  sql: Queryable,
  { type, proofKey, isComplete, userId, method }: Verified & { type: string },
): Promise<string> {
  const target = redirectTarget(call);
  if (!isComplete) return landWithError(target, { message: ONE_SIDE_AGREED });
  if (proofKey !== null) {
    return landWithCode(target, await insertFlowState(sql, { userId, proofKey, method }));
  }
  return landWithSession(target, await openSession(call, sql, { userId, method }), { type });
}
