import { AppError } from '../../domain/app-error.ts';
import type { Authenticate, Identity } from '../services/ports/records.ts';
import { FRESH_SIGN_IN_SECONDS } from '../services/request-context.ts';

/**
 * Returns who makes a request; null for a visitor. Credentials that aren't valid are refused even where visitors are
 * welcome, because their sender expects a response for an account.
 *
 * @param authorization the Authorization header
 * @throws {AppError} UNAUTHENTICATED if it has credentials that aren't valid
 */
export async function identify(
  authenticate: Authenticate,
  authorization: string | undefined,
): Promise<Identity | null> {
  if (!hasCredentials(authorization)) return null;
  const identity = await authenticate(authorization);
  if (identity) return identity;
  throw new AppError(
    'UNAUTHENTICATED',
    'This token is not valid, has expired or was revoked. Sign in again, or create a new access token.',
  );
}

/**
 * Returns the headers of a response with status 401: whether credentials are missing, not valid, or of a sign-in that
 * is too old.
 *
 * @param code the code of the response's error
 * @see https://www.rfc-editor.org/rfc/rfc6750#section-3
 * @see https://www.rfc-editor.org/rfc/rfc9470#section-3
 */
export function authenticationChallenge(
  authorization: string | undefined,
  code: string,
): { 'www-authenticate': string } {
  return { 'www-authenticate': challengeOf(authorization, code) };
}

function challengeOf(authorization: string | undefined, code: string): string {
  if (code === 'REAUTHENTICATION_REQUIRED') {
    return `Bearer error="insufficient_user_authentication", max_age=${FRESH_SIGN_IN_SECONDS}`;
  }
  return hasCredentials(authorization) ? 'Bearer error="invalid_token"' : 'Bearer';
}

/** Checks whether a request has credentials. @param authorization the Authorization header */
export function hasCredentials(authorization: string | undefined): authorization is string {
  return authorization !== undefined && authorization.trim() !== '';
}
