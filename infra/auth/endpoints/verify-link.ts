import type { Queryable } from '../auth-context.ts';
import { AuthError, invalidRequest } from '../auth-error.ts';
import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';
import { describeError, landWithCode, landWithError, landWithSession } from '../landing.ts';
import { deliverMail } from '../mails/deliver-mail.ts';
import { redirectTarget } from '../redirect-target.ts';
import { insertFlowState } from '../repositories/flow-states.ts';
import { openSession } from '../tokens/session.ts';
import { verifyAccount, type Verified } from './verify-account.ts';
import { ONE_SIDE_AGREED } from './verify.ts';

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
      if (verified === null) throw expired();
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

function expired(): AuthError {
  return new AuthError(
    { status: 403, code: 'otp_expired' },
    'Email link is invalid or has expired',
  );
}
