import { createHash } from 'node:crypto';

/** Strings that resemble an access token but grant no access, derived from a valid one. */
export const INVALID_TOKENS: Readonly<Record<string, (token: string) => string>> = {
  'a made-up token': () => `packetsmith_${'a'.repeat(43)}`,
  'a token without its last character': (token) => token.slice(0, -1),
  'a token with an extra character': (token) => `${token}0`,
  'a token with a different last character': (token) =>
    token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a'),
  'a token in another case': (token) => token.toUpperCase(),
  'a token without its prefix': (token) => token.replace('packetsmith_', ''),
  'a token with another prefix': (token) => token.replace('packetsmith_', 'ghp_'),
  'a token before another': (token) => `${token}, Bearer ${token}`,
  'a token in quotes': (token) => `"${token}"`,
  'the hash of a token': (token) => createHash('sha256').update(token).digest('hex'),
  'the hash of a token after the prefix': (token) =>
    `packetsmith_${createHash('sha256').update(token).digest('hex')}`,
  'a pattern': () => `packetsmith_${'%'.repeat(43)}`,
  'the prefix alone': () => 'packetsmith_',
};
