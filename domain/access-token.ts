/** What an access token allows: reading everything its learner can read, or changing it as well. */
export type AccessTokenScope = 'READ' | 'WRITE';

/** Distinguishes access tokens from session tokens, and lets secret scanners find leaked ones. */
export const ACCESS_TOKEN_PREFIX = 'packetsmith_';
/** Characters that a double click selects as one word. */
export const ACCESS_TOKEN_ALPHABET =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Characters after the prefix: enough for 256 random bits. */
export const ACCESS_TOKEN_LETTERS = 43;

const FORM = new RegExp(
  `^${ACCESS_TOKEN_PREFIX}[${ACCESS_TOKEN_ALPHABET}]{${ACCESS_TOKEN_LETTERS}}$`,
);

/** The most access tokens that a learner may have, expired ones included. */
export const MAX_ACCESS_TOKENS = 20;
/** The longest name of an access token, in characters. */
export const MAX_ACCESS_TOKEN_NAME_LENGTH = 60;
/** How long an access token may be valid, in days. Every token expires, so a forgotten one does too. */
export const ACCESS_TOKEN_LIFETIMES = [30, 90, 365] as const;
/** In days. */
export const DEFAULT_ACCESS_TOKEN_LIFETIME = 90;

/** Checks whether a string has the format of an access token. Only the database knows whether it is valid. */
export function hasAccessTokenForm(text: string): boolean {
  return FORM.test(text);
}

/** The reason why an access token cannot have this name; null if it can. Surrounding whitespace is ignored. */
export function accessTokenNameError(name: string): string | null {
  const { length } = Array.from(name.trim());
  if (length === 0) return 'Give the access token a name that says what it is for.';
  if (length > MAX_ACCESS_TOKEN_NAME_LENGTH) {
    return `The name of an access token may have at most ${MAX_ACCESS_TOKEN_NAME_LENGTH} characters.`;
  }
  return /[\p{Cc}\p{Cs}]/u.test(name.trim())
    ? "The name of an access token can't contain control characters. Remove them."
    : null;
}

/** Checks whether access tokens may be valid for this long. @param days whole days */
export function isAccessTokenLifetime(days: number): boolean {
  return ACCESS_TOKEN_LIFETIMES.some((lifetime) => lifetime === days);
}
