import { isCommonPassword } from './common-passwords.ts';
import { isDisposableEmail } from './disposable-email.ts';

/** The shortest password that an account may have, in characters. */
const MIN_PASSWORD_LENGTH = 8;
/** The longest password: hashing a longer one would be an attack. In characters. */
const MAX_PASSWORD_LENGTH = 256;
/** The longest address that mail can be sent to. In characters, RFC 5321 section 4.5.3.1.3. */
const MAX_EMAIL_LENGTH = 254;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The sentence that refuses an e-mail address; null when it may be used. */
export function emailError(email: string): string | null {
  if (email.length > MAX_EMAIL_LENGTH || !EMAIL.test(email)) {
    return 'Please enter a valid email address.';
  }
  return isDisposableEmail(email) ? 'Disposable email addresses are not allowed.' : null;
}

/** The sentence that refuses a password; null when it may be used. */
export function passwordError(password: string): string | null {
  return passwordRuleError(password) ?? commonPasswordError(password);
}

/** The sentence that refuses a password that anybody would try first; null for any other. */
export function commonPasswordError(password: string): string | null {
  return isCommonPassword(password)
    ? 'This password is one of the first that attackers try. Please choose another one.'
    : null;
}

/** The sentence that says what a password lacks; null when it lacks nothing. */
export function passwordRuleError(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return 'Password must be at least 8 characters long.';
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `Password must be at most ${MAX_PASSWORD_LENGTH} characters long.`;
  }
  return /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)
    ? null
    : 'Password must contain at least one uppercase letter, one lowercase letter, and one number.';
}
