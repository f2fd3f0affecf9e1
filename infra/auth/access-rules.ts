import { AuthError } from './auth-error.ts';
import type { AuthOptions, Applicant } from './auth-options.ts';
import type { AuthCall } from './http/endpoint.ts';

/**
 * Rejects new accounts if sign-ups are closed.
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

/**
 * Applies the product's own rule for new accounts. Apply it to known addresses too: its rejections
 * must not reveal which addresses are known.
 *
 * @throws {AuthError} validation_failed with the rule's sentence
 */
export async function requireWelcome(options: AuthOptions, applicant: Applicant): Promise<void> {
  const refusal = (await options.beforeUserCreated?.(applicant)) ?? null;
  if (refusal !== null) throw new AuthError({ status: 422, code: 'validation_failed' }, refusal);
}

/**
 * Rejects requests for sign-in links if signing in by email is disabled.
 *
 * @param status the status that GoTrue uses, which differs by endpoint
 * @throws {AuthError} email_provider_disabled
 */
export function requireEmailLogins({ auth }: AuthCall, status: number): void {
  if (auth.options.isEmailEnabled !== false) return;
  throw new AuthError({ status, code: 'email_provider_disabled' }, 'Email logins are disabled');
}
