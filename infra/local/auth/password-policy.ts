import { AuthFailure, invalidRequest } from './auth-failure.ts';
import type { AuthOptions } from './auth-options.ts';

const DEFAULT_MINIMUM_LENGTH = 8;
/** Hashing more would only cost time. In characters. */
const MAX_LENGTH = 256;

/**
 * Lets a new password pass, or says what it lacks.
 *
 * @throws {AuthFailure} weak_password, or validation_failed when it is too long
 */
export function requireStrongPassword(options: AuthOptions, password: string): void {
  const { length } = Array.from(password);
  const minimum = options.minimumPasswordLength ?? DEFAULT_MINIMUM_LENGTH;
  if (length > MAX_LENGTH) {
    throw invalidRequest(`Password cannot be longer than ${MAX_LENGTH} characters`);
  }
  const isShort = length < minimum;
  const tooShort = isShort ? `Password should be at least ${minimum} characters.` : null;
  const refusal = options.passwordError?.(password) ?? tooShort;
  if (refusal !== null) throw weakPassword(isShort ? 'length' : 'characters', refusal);
}

function weakPassword(weakness: 'length' | 'characters', message: string): AuthFailure {
  return new AuthFailure({ status: 422, code: 'weak_password', weaknesses: [weakness] }, message);
}
