import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { ACCESS_TOKEN_PREFIX } from '../../domain/access-token.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Authenticate, Identity, SessionIdentity } from '../services/ports/records.ts';

/** The identity that a token names and when the token expires. */
interface VerifiedToken {
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

/** The issuer of session tokens. */
interface TokenIssuer {
  /** The `iss` claim: `<SUPABASE_URL>/auth/v1`. */
  issuer: string;
  /** The URL of its public keys. */
  jwksUrl: string;
  /** The shared secret of an older Supabase project; null if keys are asymmetric. */
  legacySecret: string | null;
}

/** The maximum length of a token, in characters. Servers accept headers of up to 16 KB. */
const MAX_TOKEN_LENGTH = 16_000;

const text = z.catch(z.string(), '');

/** The auth server sets `sub`, `email` and `app_metadata`. The learner sets `user_metadata`, so it is untrusted. */
const claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  email: text,
  is_anonymous: z.catch(z.boolean(), false),
  amr: z.catch(z.array(z.object({ method: z.string(), timestamp: z.number() })), []),
  app_metadata: z.catch(z.object({ provider: z.catch(z.string(), 'email') }), {
    provider: 'email',
  }),
  user_metadata: z.catch(
    z.object({ username: text, first_name: text, last_name: text, time_zone: text }),
    { username: '', first_name: '', last_name: '', time_zone: '' },
  ),
});

/** The methods in `amr` by which nobody proves who they are. */
const WITHOUT_PROOF: ReadonlySet<string> = new Set(['anonymous', 'token_refresh']);

/** Returns the time of the latest sign-in. @see https://www.rfc-editor.org/rfc/rfc8176 */
function signedInAt({ amr }: z.infer<typeof claims>): Date | null {
  const proofs = amr.filter(({ method }) => !WITHOUT_PROOF.has(method));
  if (proofs.length === 0) return null;
  return new Date(Math.max(...proofs.map(({ timestamp }) => timestamp)) * 1_000);
}

function identityOf(payload: JWTPayload, token: string): SessionIdentity | null {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return null;
  const { sub, session_id: sessionId, email, ...metadata } = parsed.data;
  const { app_metadata: app, user_metadata: user } = metadata;
  return {
    credential: 'session',
    id: sub,
    email,
    isAnonymous: parsed.data.is_anonymous,
    sessionId,
    signedInAt: signedInAt(parsed.data),
    provider: app.provider,
    requestedProfile: {
      username: user.username,
      firstName: user.first_name,
      lastName: user.last_name,
      timeZone: user.time_zone,
    },
    token,
  };
}

/**
 * Creates a verifier for Supabase's session tokens. It checks the signature, the issuer, the audience `authenticated`
 * and the expiry. An allow-list determines the algorithm, never the token. It throws UNAVAILABLE if the keys can't be
 * fetched.
 */
export function createTokenVerifier(source: TokenIssuer): Authenticate {
  const keys = createRemoteJWKSet(new URL(source.jwksUrl), { cooldownDuration: 5_000 });
  const secret =
    source.legacySecret === null ? null : new TextEncoder().encode(source.legacySecret);
  const expected = {
    issuer: source.issuer,
    audience: 'authenticated',
    requiredClaims: ['exp', 'sub'],
  };
  const check = async (token: string): Promise<JWTPayload> => {
    if (secret) {
      const legacy = await jwtVerify(token, secret, { ...expected, algorithms: ['HS256'] }).catch(
        () => null,
      );
      if (legacy) return legacy.payload;
    }
    return (await jwtVerify(token, keys, { ...expected, algorithms: ['ES256', 'RS256'] })).payload;
  };
  const verify = rememberTokens(async (token) => {
    const attempt = () => check(token).catch(unlessUnreachable);
    // Retry once: the server may have closed a connection that was kept alive.
    const payload = await attempt().catch(attempt);
    const identity = payload && identityOf(payload, token);
    return identity && { identity, expiresAtSeconds: payload.exp ?? 0 };
  });
  return async (authorization) => {
    const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined || token.length > MAX_TOKEN_LENGTH) return null;
    return verify(token);
  };
}

/** The error codes of jose if the keys couldn't be fetched or aren't a key set. */
const WITHOUT_KEYS: ReadonlySet<string> = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT']);

/** Returns null for an error of the token. @throws {AppError} UNAVAILABLE if the keys couldn't be fetched */
function unlessUnreachable(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_J') && !WITHOUT_KEYS.has(code)) return null;
  throw new AppError('UNAVAILABLE', 'The sign-in service did not respond. Try again in a moment.', {
    cause: error,
    retryAfterSeconds: 1,
  });
}

/**
 * Accepts access tokens in addition to session tokens. The prefix distinguishes them, so each is checked only once.
 *
 * @param authenticate returns the identity behind an access token; null if it is not valid
 * @param authenticateSession verifies session tokens
 */
export function acceptAccessTokens(
  authenticate: (token: string) => Promise<Identity | null>,
  authenticateSession: Authenticate,
): Authenticate {
  return async (authorization) => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
    return token.startsWith(ACCESS_TOKEN_PREFIX)
      ? authenticate(token)
      : authenticateSession(authorization);
  };
}
