import { AuthError, invalidRequest } from './auth-error.ts';
import type { AuthOptions } from './auth-options.ts';

const DEFAULT_MINIMUM_LENGTH = 8;
/** The maximum length in characters. Hashing more would only cost time. */
const MAX_LENGTH = 256;

/** GoTrue's reasons why a password is weak. `pwned` means that it is in published leaks, as the common ones are. */
type Weakness = 'length' | 'characters' | 'pwned';

type PasswordRules = Pick<
  AuthOptions,
  'minimumPasswordLength' | 'passwordError' | 'commonPasswordError'
>;

/**
 * Checks a new password.
 *
 * @throws {AuthError} weak_password, or validation_failed if it is too long
 */
export function requireStrongPassword(options: PasswordRules, password: string): void {
  const { length } = Array.from(password);
  if (length > MAX_LENGTH) {
    throw invalidRequest(`Password cannot be longer than ${MAX_LENGTH} characters`);
  }
  const { minimumPasswordLength: minimum = DEFAULT_MINIMUM_LENGTH } = options;
  const isShort = length < minimum;
  refuse(isShort ? 'length' : 'characters', options.passwordError?.(password));
  if (isShort) refuse('length', `Password should be at least ${minimum} characters.`);
  refuse('pwned', options.commonPasswordError?.(password));
}

function refuse(weakness: Weakness, message: string | null | undefined): void {
  if (message == null) return;
  throw new AuthError({ status: 422, code: 'weak_password', weaknesses: [weakness] }, message);
}
