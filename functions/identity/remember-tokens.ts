import type { SessionIdentity } from '../services/ports/records.ts';

/** The identity that a token names and when the token expires. */
export interface VerifiedToken {
  identity: SessionIdentity;
  /** Its `exp` claim: seconds since 1970. */
  expiresAtSeconds: number;
}

/**
 * How long a verified token is cached. Much shorter than the minutes for which keys are cached, so that tokens signed
 * with a revoked key expire soon.
 */
const REMEMBERED_MS = 60_000;

/** The maximum number of cached tokens. The oldest are evicted first. */
const MOST_TOKENS = 1_000;

/**
 * Caches verified tokens for a minute, but never beyond their expiry. A page sends requests in bursts, and checking a
 * signature costs more than the rest of a small request. Rejected tokens aren't cached.
 *
 * @param verify returns null if the token is not valid
 */
export function rememberTokens(
  verify: (token: string) => Promise<VerifiedToken | null>,
): (token: string) => Promise<SessionIdentity | null> {
  const known = new Map<string, { identity: SessionIdentity; untilMs: number }>();
  return async (token) => {
    const remembered = known.get(token);
    if (remembered && Date.now() < remembered.untilMs) return remembered.identity;
    known.delete(token);
    const verified = await verify(token);
    if (!verified) return null;
    const { identity, expiresAtSeconds } = verified;
    const oldest = known.keys().next();
    if (known.size >= MOST_TOKENS && !oldest.done) known.delete(oldest.value);
    const untilMs = Math.min(Date.now() + REMEMBERED_MS, expiresAtSeconds * 1_000);
    known.set(token, { identity, untilMs });
    return identity;
  };
}
