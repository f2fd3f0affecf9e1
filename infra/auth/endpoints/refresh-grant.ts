import { z } from 'zod';
import type { Queryable } from '../auth-context.ts';
import { AuthError, invalidRequest } from '../auth-error.ts';
import { readFields, type AuthAnswer, type AuthCall } from '../http/endpoint.ts';
import {
  findActiveToken,
  findRefreshToken,
  lockSessionOf,
  rotateRefreshToken,
  type RefreshedSession,
} from '../repositories/refresh-tokens.ts';
import { deleteSessions } from '../repositories/sessions.ts';
import { findUser } from '../repositories/users.ts';
import { isBanned } from '../tokens/authenticate.ts';
import { presentSession } from '../tokens/session.ts';

const shape = z.object({ refresh_token: z.string().nullish() });

/** Tabs and retries send the same token at almost the same time. */
const DEFAULT_REUSE_SECONDS = 10;

/** `POST /token?grant_type=refresh_token`: returns a new access token and replaces the refresh token. */
export async function refreshGrant(call: AuthCall): Promise<AuthAnswer> {
  const { refresh_token: presented } = readFields(call, shape);
  if (!presented) throw invalidRequest('refresh_token required');
  // The end of the session must be committed, so the error is thrown after the transaction.
  const outcome = await call.auth.sql.begin((sql) => refresh(call, sql, presented));
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

async function refresh(
  call: AuthCall,
  sql: Queryable,
  presented: string,
): Promise<AuthAnswer | AuthError> {
  const session = await lockSessionOf(sql, presented);
  if (session === null) return refused('refresh_token_not_found', 'Refresh Token Not Found');
  const user = await findUser(sql, session.user_id);
  if (user === null) return refused('session_not_found', 'No Valid Session Found');
  if (isBanned(user)) return refused('user_banned', 'User Banned');
  const { refreshTokenReuseSeconds: reuseSeconds = DEFAULT_REUSE_SECONDS } = call.auth.options;
  const refreshToken = await nextToken(sql, session, { presented, reuseSeconds });
  if (refreshToken === null) {
    call.auth.options.log({ event: 'refresh_token_reused', userId: user.id });
    return refused('refresh_token_already_used', 'Already Used');
  }
  return { json: await presentSession(call.auth, user, { session, refreshToken }) };
}

/** Null if the token was used before, which ends its session unless it was a moment ago. */
async function nextToken(
  sql: Queryable,
  session: RefreshedSession,
  { presented, reuseSeconds }: { presented: string; reuseSeconds: number },
): Promise<string | null> {
  const token = await findRefreshToken(sql, presented);
  if (token?.revoked === false) return rotateRefreshToken(sql, session, presented);
  const active = await findActiveToken(sql, session.id);
  if (token === null || active === null) return null;
  // The client never stored the result of the last refresh, so it still has the parent token.
  if (active.parent === presented) return active.token;
  if (token.seconds_since_change <= reuseSeconds) return active.token;
  // One of the two users is a thief. Without its session, the access token is refused too.
  await deleteSessions(sql, { userId: session.user_id, sessionId: session.id }, 'local');
  return null;
}

function refused(code: string, reason: string): AuthError {
  return new AuthError({ status: 400, code }, `Invalid Refresh Token: ${reason}`);
}
