import { AuthError } from './auth-error.ts';
import type { Applicant, AuthOptions } from './auth-options.ts';

/**
 * Asks the product's own rule for new accounts. For a known address it is to be asked, too: its refusal must not
 * tell which addresses are known.
 *
 * @throws {AuthError} validation_failed with the rule's sentence
 */
export async function requireWelcome(options: AuthOptions, applicant: Applicant): Promise<void> {
  const refusal = (await options.beforeUserCreated?.(applicant)) ?? null;
  if (refusal !== null) throw new AuthError({ status: 422, code: 'validation_failed' }, refusal);
}
