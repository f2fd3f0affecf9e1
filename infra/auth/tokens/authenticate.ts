import { AuthError } from '../auth-error.ts';
import type { AuthCall } from '../http/endpoint.ts';
import { isSessionOpen } from '../repositories/sessions.ts';
import { findUser, type User } from '../repositories/users.ts';
import { verifyAccessToken } from './access-token.ts';

/** The user who makes a request. */
export interface Authenticated {
  user: User;
  /** Null if the token doesn't belong to a session. */
  sessionId: string | null;
}

/**
 * Authenticates a request by its bearer token.
 *
 * @throws {AuthError} no_authorization, bad_jwt, user_not_found, session_not_found or user_banned
 */
export async function authenticate(call: AuthCall): Promise<Authenticated> {
  const { userId, sessionId } = await verifyAccessToken(call.auth, bearerToken(call));
  const user = await findUser(call.auth.sql, userId);
  if (user === null) throw refused('user_not_found', 'User from sub claim in JWT does not exist');
  if (sessionId !== null && !(await isSessionOpen(call.auth.sql, { userId, sessionId }))) {
    throw refused('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(user)) throw refused('user_banned', 'User is banned');
  return { user, sessionId };
}

/** Checks whether a user is currently banned. */
export function isBanned(user: User): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > Date.now();
}

function refused(code: string, message: string): AuthError {
  return new AuthError({ status: 403, code }, message);
}

/**
 * Returns the bearer token of a request, RFC 6750 section 2.1.
 *
 * @throws {AuthError} no_authorization if there is none
 */
export function bearerToken(call: AuthCall): string {
  const [, token] = /^bearer +(\S+)$/i.exec(call.headers.authorization ?? '') ?? [];
  if (token !== undefined) return token;
  throw new AuthError(
    { status: 401, code: 'no_authorization' },
    'This endpoint requires a valid Bearer token',
  );
}
