import { isCommonPassword } from './common-passwords.ts';

/** The largest operand of a question; the smallest is 1. */
const MAX_OPERAND = 10;

/** The sum that visitors must solve before they sign up. */
export interface MathsQuestion {
  left: number;
  right: number;
}

/** @param random returns a number from 0 up to, but not including, 1 */
export function newMathsQuestion(random: () => number): MathsQuestion {
  const operand = (): number => 1 + Math.floor(random() * MAX_OPERAND);
  return { left: operand(), right: operand() };
}

/** Checks whether the typed answer is the sum. Surrounding spaces are ignored. */
export function isRightAnswer(question: MathsQuestion, answer: string): boolean {
  const typed = answer.trim();
  return /^\d+$/.test(typed) && Number(typed) === question.left + question.right;
}

/** Domains of disposable mailboxes. Their subdomains are rejected too. */
export const DISPOSABLE_DOMAINS: readonly string[] = [
  '10minutemail.com',
  'dispostable.com',
  'emailondeck.com',
  'fakeinbox.com',
  'getnada.com',
  'guerrillamail.com',
  'guerrillamail.net',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mintemail.com',
  'mohmal.com',
  'moakt.com',
  'sharklasers.com',
  'spamgourmet.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'yopmail.com',
];

/** Checks whether an address belongs to a disposable-mail domain or one of its subdomains. */
function isDisposableEmail(email: string): boolean {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .replace(/\.$/, '');
  return DISPOSABLE_DOMAINS.some((known) => domain === known || domain.endsWith(`.${known}`));
}

/** The shortest password that an account may have, in characters. */
const MIN_PASSWORD_LENGTH = 8;
/** The longest password, in characters. Hashing longer ones would let attackers waste CPU time. */
const MAX_PASSWORD_LENGTH = 256;
/** The longest email address, in characters (RFC 5321 section 4.5.3.1.3). */
const MAX_EMAIL_LENGTH = 254;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The reason why an email address is rejected; null if it is accepted. */
export function emailError(email: string): string | null {
  if (email.length > MAX_EMAIL_LENGTH || !EMAIL.test(email)) {
    return 'Please enter a valid email address.';
  }
  return isDisposableEmail(email) ? 'Disposable email addresses are not allowed.' : null;
}

/** The reason why a password is rejected; null if it is accepted. */
export function passwordError(password: string): string | null {
  return passwordRuleError(password) ?? commonPasswordError(password);
}

/** The reason why a common password is rejected; null for any other. */
export function commonPasswordError(password: string): string | null {
  return isCommonPassword(password)
    ? 'This password is one of the first that attackers try. Please choose another one.'
    : null;
}

/** The requirement that a password does not meet; null if it meets them all. */
export function passwordRuleError(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return 'Password must be at least 8 characters long.';
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `Password must be at most ${MAX_PASSWORD_LENGTH} characters long.`;
  }
  if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return null;
  const sentence =
    'Password must contain at least one uppercase letter, one lowercase letter, and one number.';
  // Someone who typed letters or digits of another script has them all, as far as they can see.
  const hasOthers = /[^\P{L}a-zA-Z]|[^\P{Nd}0-9]/u.test(password);
  return hasOthers ? `${sentence} Only A-Z, a-z and 0-9 count.` : sentence;
}
