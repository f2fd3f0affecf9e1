import { AuthError } from '../auth-error.ts';
import type { AuthCall } from '../http/endpoint.ts';

/**
 * The token that a request carries, RFC 6750 section 2.1.
 *
 * @throws {AuthError} no_authorization when it carries none
 */
export function bearerToken(call: AuthCall): string {
  const [, token] = /^bearer +(\S+)$/i.exec(call.headers.authorization ?? '') ?? [];
  if (token !== undefined) return token;
  throw new AuthError(
    { status: 401, code: 'no_authorization' },
    'This endpoint requires a valid Bearer token',
  );
}
