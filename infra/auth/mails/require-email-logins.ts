import { AuthError } from '../auth-error.ts';
import type { AuthCall } from '../http/endpoint.ts';

/**
 * Keeps a service where nobody signs in by e-mail from mailing links to do so.
 *
 * @param status GoTrue's differs by endpoint
 * @throws {AuthError} email_provider_disabled
 */
export function requireEmailLogins({ auth }: AuthCall, status: number): void {
  if (auth.options.isEmailEnabled !== false) return;
  throw new AuthError({ status, code: 'email_provider_disabled' }, 'Email logins are disabled');
}
