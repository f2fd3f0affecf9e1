import type { SessionIdentity } from '../services/ports/records.ts';

/** Whom a token names, and until when. */
export interface VerifiedToken {
  identity: SessionIdentity;
  /** Its `exp` claim: seconds since 1970. */
  expiresAtSeconds: number;
}

/**
 * How long a signature is not checked again. Short beside the minutes for which keys are kept, so that a key that was
 * withdrawn is not outlived by what it signed.
 */
const REMEMBERED_MS = 60_000;

/** Of more callers within a minute, the ones who came first are verified anew. */
const MOST_TOKENS = 1_000;

/**
 * Remembers for a minute what was verified, and never beyond the token's own end: a page's requests come in bursts, and
 * checking a signature costs more than all else that is done for a small one. What does not hold is not remembered.
 *
 * @param verify null for a token that does not hold
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
