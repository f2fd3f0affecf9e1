import type { AuthAnswer, AuthCall } from '../http/endpoint.ts';

const CACHE_SECONDS = 600;

/** `GET /.well-known/jwks.json`: the public keys of the tokens, RFC 7517 section 5. */
export function jwks({ auth }: AuthCall): AuthAnswer {
  return { json: { keys: auth.keys.publicKeys }, cacheSeconds: CACHE_SECONDS };
}
