import type { AuthContext, Queryable } from '../auth-context.ts';
import { type User, findUser } from '../repositories/users.ts';
import { presentUser, type UserJson } from '../user-json.ts';
import { signAccessToken, type TokenSession } from './access-token.ts';
import type { AuthCall } from '../http/endpoint.ts';
import { insertRefreshToken } from '../repositories/refresh-tokens.ts';
import { insertSession } from '../repositories/sessions.ts';

/** A session in GoTrue's format. */
export interface SessionJson {
  access_token: string;
  token_type: 'bearer';
  /** In seconds. */
  expires_in: number;
  /** In seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: UserJson;
}

/** Returns a session with a new access token, as its user receives it. */
export async function presentSession(
  auth: AuthContext,
  user: User,
  { session, refreshToken }: { session: TokenSession; refreshToken: string },
): Promise<SessionJson> {
  const access = await signAccessToken(auth, user, session);
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: access.lifetimeSeconds,
    expires_at: access.expiresAt,
    refresh_token: refreshToken,
    user: presentUser(user),
  };
}

/**
 * Signs a user in.
 *
 * @param signIn the user and the authentication method: `password`, `otp` or `anonymous`
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
