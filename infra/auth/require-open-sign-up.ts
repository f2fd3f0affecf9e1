import { AuthFailure } from './auth-failure.ts';
import type { AuthOptions } from './auth-options.ts';

/**
 * Lets new accounts pass where anybody may have one.
 *
 * @throws {AuthFailure} signup_disabled
 */
export function requireOpenSignUp({ isSignupDisabled }: AuthOptions): void {
  if (isSignupDisabled !== true) return;
  throw new AuthFailure(
    { status: 422, code: 'signup_disabled' },
    'Signups not allowed for this instance',
  );
}
