import { createHash } from 'node:crypto';

/** What resembles an access token and opens nothing, made of one that does. */
export const IMPOSTORS: Readonly<Record<string, (token: string) => string>> = {
  'a token that nobody made': () => `packetsmith_${'a'.repeat(43)}`,
  'a token without its last letter': (token) => token.slice(0, -1),
  'a token with one letter more': (token) => `${token}0`,
  'a token with another last letter': (token) =>
    token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a'),
  'a token in another case': (token) => token.toUpperCase(),
  'a token without its prefix': (token) => token.replace('packetsmith_', ''),
  'a token of another prefix': (token) => token.replace('packetsmith_', 'ghp_'),
  'a token before another': (token) => `${token}, Bearer ${token}`,
  'a token in quotes': (token) => `"${token}"`,
  'the hash of a token': (token) => createHash('sha256').update(token).digest('hex'),
  'the hash of a token behind the prefix': (token) =>
    `packetsmith_${createHash('sha256').update(token).digest('hex')}`,
  'a pattern': () => `packetsmith_${'%'.repeat(43)}`,
  'the prefix alone': () => 'packetsmith_',
};
