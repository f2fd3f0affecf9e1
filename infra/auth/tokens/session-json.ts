import type { AuthContext } from '../auth-context.ts';
import type { User } from '../repositories/users.ts';
import { presentUser, type UserJson } from '../user-json.ts';
import { signAccessToken, type TokenSession } from './access-token.ts';

/** A session in the shape of GoTrue. */
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

/** Presents a session to its user, with a fresh access token. */
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
