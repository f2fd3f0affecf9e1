import { errors, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { User } from '../repositories/users.ts';

/** The audience of every signed-in user. */
const AUDIENCE = 'authenticated';
const DEFAULT_LIFETIME_SECONDS = 900;

/** The session that an access token belongs to. */
export interface TokenSession {
  id: string;
  aal: string;
  /** The authentication methods, each with its time in seconds since 1970. */
  amr: { method: string; timestamp: number }[];
}

/** An access token and its expiry. */
export interface AccessToken {
  token: string;
  lifetimeSeconds: number;
  /** In seconds since 1970. */
  expiresAt: number;
}

const claims = z.object({
  sub: z.uuid({ error: ({ input }) => (input ? 'sub claim must be a UUID' : 'missing sub claim') }),
  session_id: z.uuid('session_id claim must be a UUID').optional(),
  aud: z.literal(AUDIENCE, `aud claim must be "${AUDIENCE}"`),
});

/** Signs an access token with the same claims as Supabase's tokens. */
export async function signAccessToken(
  auth: AuthContext,
  user: User,
  session: TokenSession,
): Promise<AccessToken> {
  const lifetimeSeconds = auth.options.accessTokenSeconds ?? DEFAULT_LIFETIME_SECONDS;
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + lifetimeSeconds;
  const token = await auth.keys.sign({
    iss: auth.options.publicUrl,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return { token, lifetimeSeconds, expiresAt };
}

/**
 * Verifies an access token and returns its session.
 *
 * @throws {AuthError} bad_jwt if it is forged, expired, for another audience or without a user
 */
export async function verifyAccessToken(
  auth: AuthContext,
  token: string,
): Promise<{ userId: string; sessionId: string | null }> {
  const found = claims.safeParse(await readTokenClaims(auth, token));
  if (found.success) {
    return { userId: found.data.sub, sessionId: found.data.session_id ?? null };
  }
  throw badToken(`invalid claim: ${found.error.issues[0]?.message ?? 'malformed claims'}`);
}

/**
 * Verifies a token of this service, with or without a user, and returns its claims.
 *
 * @throws {AuthError} bad_jwt if it is forged or expired
 */
export async function readTokenClaims(auth: AuthContext, token: string): Promise<JWTPayload> {
  try {
    return await auth.keys.verify(token);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isExpired = error instanceof errors.JWTExpired;
    const reason = isExpired ? 'token has invalid claims: token is expired' : error.message;
    throw badToken(`invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}

function badToken(message: string): AuthError {
  return new AuthError({ status: 403, code: 'bad_jwt' }, message);
}
