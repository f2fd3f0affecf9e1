import { jwtVerify, SignJWT } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import { StartError } from '../../start-error.ts';
import { importSecret, importSigningKey, type ImportedKey } from './import-signing-key.ts';

/** The keys of the service, which sign and verify its tokens. */
export interface KeyRing {
  /** Signs claims unchanged. */
  sign(claims: JWTPayload): Promise<string>;
  /**
   * Verifies that a key of the ring signed a token and that it has not expired, and returns its claims.
   *
   * @throws {Error} saying what is wrong with it
   */
  verify(token: string): Promise<JWTPayload>;
  /** The public keys for verifying tokens. */
  publicKeys: JWK[];
}

/**
 * Imports the keys of the service. The one with `sign` in its `key_ops` signs, as in GoTrue; if none has it, the
 * first private key does.
 *
 * @throws {StartError} if there is no signing key, or one of the keys can't be used
 */
export async function createKeyRing(signingKeys: JWK[], legacySecret?: string): Promise<KeyRing> {
  requireDistinct(signingKeys);
  const keys = await Promise.all(signingKeys.map(importSigningKey));
  if (legacySecret !== undefined) keys.push(importSecret(legacySecret));
  const { header, signs } = findSigner(keys);
  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader(header).sign(signs),
    verify: async (token) => {
      const { payload } = await jwtVerify(token, (tokenHeader) => findKey(keys, tokenHeader));
      return payload;
    },
    publicKeys: keys.map((key) => key.publicKey).filter((key) => key !== null),
  };
}

function requireDistinct(keys: JWK[]): void {
  const names = keys.map(({ kid }) => kid);
  const repeated = names.find((kid, index) => names.indexOf(kid) !== index);
  if (repeated === undefined) return;
  throw new StartError(
    `Two signing keys have the "kid" ${repeated}; give each its own, for tokens name their key by it.`,
  );
}

function findSigner(keys: ImportedKey[]): ImportedKey & { signs: object } {
  const named = keys.filter((key) => key.isNamedSigner);
  if (named.length > 1) {
    throw new StartError(
      `${named.length} signing keys have "sign" among their "key_ops"; leave it to the one that shall sign.`,
    );
  }
  for (const { signs, ...key } of [...named, ...keys]) if (signs !== null) return { ...key, signs };
  throw new StartError('The auth service has no private signing key; set GOTRUE_JWT_KEYS.');
}

/** The key determines the algorithm, so that a token can't have a public key used as a secret. */
function findKey(
  keys: ImportedKey[],
  { kid, alg }: { kid?: string; alg?: string },
): ImportedKey['verifies'] {
  const suited = keys.filter((key) => key.header.alg === alg);
  // A token signed with the shared secret may have any `kid`.
  const found =
    suited.find((key) => key.header.kid === kid) ?? suited.find((key) => !('kid' in key.header));
  if (found !== undefined) return found.verifies;
  throw new Error(`unrecognized JWT kid ${kid ?? '<nil>'} for algorithm ${alg ?? '<nil>'}`);
}
