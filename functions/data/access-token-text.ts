import { createHash, randomInt } from 'node:crypto';
import {
  ACCESS_TOKEN_ALPHABET,
  ACCESS_TOKEN_LETTERS,
  ACCESS_TOKEN_PREFIX,
} from '../../domain/access-token.ts';

/** Creates an access token: the prefix and 256 random bits. */
export function newAccessTokenText(): string {
  const letters = Array.from({ length: ACCESS_TOKEN_LETTERS }, () =>
    ACCESS_TOKEN_ALPHABET.charAt(randomInt(ACCESS_TOKEN_ALPHABET.length)),
  );
  return ACCESS_TOKEN_PREFIX + letters.join('');
}

/**
 * Returns the stored hash of an access token. 256 random bits can't be guessed, so a slow hash isn't needed: SHA-256 is
 * enough, and the hash can be looked up in an index.
 */
export function accessTokenHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
