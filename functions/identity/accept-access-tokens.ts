import { ACCESS_TOKEN_PREFIX } from '../../domain/access-token.ts';
import type { Authenticate, Identity } from '../services/ports/records.ts';

/**
 * Accepts access tokens in addition to session tokens. The prefix distinguishes them, so each is checked only once.
 *
 * @param authenticate returns the identity behind an access token; null if it is not valid
 * @param authenticateSession verifies session tokens
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
