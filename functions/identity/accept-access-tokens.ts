import { ACCESS_TOKEN_PREFIX } from '../../domain/access-token.ts';
import type { Authenticate, Identity } from '../services/ports/records.ts';

/**
 * Lets access tokens in beside the tokens of sessions. The prefix tells which of the two a header holds, so that no
 * signature is looked for in the one, and no row for the other.
 *
 * @param identify tells whose an access token is; null for one that does not hold
 * @param identifySession verifies the tokens of sessions
 */
export function acceptAccessTokens(
  authenticate: (text: string) => Promise<Identity | null>,
  authenticateSession: Authenticate,
): Authenticate {
  return async (authorization) => {
    const text = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
    return text.startsWith(ACCESS_TOKEN_PREFIX)
      ? authenticate(text)
      : authenticateSession(authorization);
  };
}
