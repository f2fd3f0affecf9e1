import { AppError } from '../../domain/app-error.ts';
import type { Authenticate, Identity } from '../services/ports/records.ts';

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
 * Returns the headers of a response with status 401: whether credentials are missing or not valid.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6750#section-3
 */
export function authenticationChallenge(authorization: string | undefined): {
  'www-authenticate': string;
} {
  const isInvalid = hasCredentials(authorization);
  return { 'www-authenticate': isInvalid ? 'Bearer error="invalid_token"' : 'Bearer' };
}

function hasCredentials(authorization: string | undefined): boolean {
  return authorization !== undefined && authorization.trim() !== '';
}
