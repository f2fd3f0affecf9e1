import { AuthError } from './auth-error.ts';
import type { AuthOptions } from './auth-options.ts';

/**
 * Lets new accounts pass where anybody may have one.
 *
 * @throws {AuthError} signup_disabled
 */
export function requireOpenSignUp({ isSignupDisabled }: AuthOptions): void {
  if (isSignupDisabled !== true) return;
  throw new AuthError(
    { status: 422, code: 'signup_disabled' },
    'Signups not allowed for this instance',
  );
}
