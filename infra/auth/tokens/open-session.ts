import type { AuthCall } from '../http/endpoint.ts';
import type { Queryable } from '../auth-context.ts';
import { insertRefreshToken } from '../repositories/refresh-tokens.ts';
import { insertSession } from '../repositories/sessions.ts';
import { findUser } from '../repositories/users.ts';
import { presentSession, type SessionJson } from './session-json.ts';

/**
 * Signs a user in.
 *
 * @param signIn whom, and how they proved who they are: `password`, `otp` or `anonymous`
 */
export async function openSession(
  call: AuthCall,
  sql: Queryable,
  { userId, method }: { userId: string; method: string },
): Promise<SessionJson> {
  const session = await insertSession(sql, userId, { method, client: call.client });
  const refreshToken = await insertRefreshToken(sql, { id: session.id, userId });
  const user = await findUser(sql, userId);
  if (user === null) throw new Error(`The user ${userId} who signs in does not exist.`);
  return presentSession(call.auth, user, { session, refreshToken });
}
