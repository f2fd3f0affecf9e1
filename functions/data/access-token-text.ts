import { createHash, randomInt } from 'node:crypto';
import {
  ACCESS_TOKEN_ALPHABET,
  ACCESS_TOKEN_LETTERS,
  ACCESS_TOKEN_PREFIX,
} from '../../domain/access-token.ts';

/** A new access token: the prefix and 256 random bits. */
export function newAccessTokenText(): string {
  const letters = Array.from({ length: ACCESS_TOKEN_LETTERS }, () =>
    ACCESS_TOKEN_ALPHABET.charAt(randomInt(ACCESS_TOKEN_ALPHABET.length)),
  );
  return ACCESS_TOKEN_PREFIX + letters.join('');
}

/**
 * What is kept of an access token. A slow hash slows down who guesses, and nobody guesses 256 random bits: SHA-256 is
 * enough, and lets one look-up in an index find the row.
 */
export function accessTokenHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
