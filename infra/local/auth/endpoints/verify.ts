import { z } from 'zod';
import { AuthFailure, invalidRequest } from '../auth-failure.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import { consumeCode, consumeToken } from '../store/one-time-tokens.ts';
import { openSession } from '../tokens/open-session.ts';
import { confirmAccount, requireVerificationType } from './confirm-account.ts';

const shape = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
});

/** `POST /verify`: confirms an account by the code of its mail, or by the token of the mail's link. */
export async function verify(call: AuthCall): Promise<AuthAnswer> {
  const fields = readFields(call, shape);
  requireVerificationType(fields.type);
  const userId = await consume(call, fields);
  if (userId === null) {
    throw new AuthFailure({ status: 403, code: 'otp_expired' }, 'Token has expired or is invalid');
  }
  const session = await call.auth.sql.begin(async (sql) => {
    await confirmAccount(sql, userId);
    return openSession(call, sql, { userId, method: 'otp' });
  });
  return { json: session };
}

async function consume(call: AuthCall, fields: z.infer<typeof shape>): Promise<string | null> {
  const { sql } = call.auth;
  if (fields.token_hash) return (await consumeToken(sql, fields.token_hash))?.userId ?? null;
  if (!fields.token) throw invalidRequest('Verify requires a token or a token hash');
  if (!fields.email) {
    throw invalidRequest('Only an email address or phone number should be provided on verify');
  }
  return consumeCode(sql, { email: fields.email.toLowerCase(), code: fields.token });
}
