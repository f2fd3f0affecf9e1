/** What an access token may do: read what its learner reads, or change what its learner may change as well. */
export type AccessTokenScope = 'READ' | 'WRITE';

/** By which access tokens are told from a session's, and by which scanners find one that got into a repository. */
export const ACCESS_TOKEN_PREFIX = 'packetsmith_';
/** Letters that a double click selects as one word. */
export const ACCESS_TOKEN_ALPHABET =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Letters behind the prefix: as many as 256 random bits need. */
export const ACCESS_TOKEN_LETTERS = 43;

const FORM = new RegExp(
  `^${ACCESS_TOKEN_PREFIX}[${ACCESS_TOKEN_ALPHABET}]{${ACCESS_TOKEN_LETTERS}}$`,
);

/** The most access tokens that a learner may have, expired ones included. */
export const MAX_ACCESS_TOKENS = 20;
/** The longest name of an access token, in characters. */
export const MAX_ACCESS_TOKEN_NAME_LENGTH = 60;
/** How long an access token may live, in days. None lives for ever: what is forgotten ends by itself. */
export const ACCESS_TOKEN_LIFETIMES = [30, 90, 365] as const;
/** In days. */
export const DEFAULT_ACCESS_TOKEN_LIFETIME = 90;

/** Tells whether a text has the form of an access token. Whether it is one, only the database knows. */
export function hasAccessTokenForm(text: string): boolean {
  return FORM.test(text);
}

/** The sentence that refuses the name of an access token; null when it can be used. Blanks around it do not count. */
export function accessTokenNameError(name: string): string | null {
  const { length } = Array.from(name.trim());
  if (length === 0) return 'Give the access token a name that says what it is for.';
  if (length > MAX_ACCESS_TOKEN_NAME_LENGTH) {
    return `The name of an access token may have at most ${MAX_ACCESS_TOKEN_NAME_LENGTH} characters.`;
  }
  return /[\p{Cc}\p{Cs}]/u.test(name.trim())
    ? 'The name of an access token may have no control characters. Remove them.'
    : null;
}

/** Tells whether access tokens may live that long. @param days whole days */
export function isAccessTokenLifetime(days: number): boolean {
  return ACCESS_TOKEN_LIFETIMES.some((lifetime) => lifetime === days);
}
