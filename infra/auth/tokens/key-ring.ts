import { jwtVerify, SignJWT } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import { StartError } from '../../start-error.ts';
import { importSecret, importSigningKey, type ImportedKey } from './import-signing-key.ts';

/** The keys of the service: they sign its tokens and recognize them again. */
export interface KeyRing {
  /** Signs claims as they are. */
  sign(claims: JWTPayload): Promise<string>;
  /**
   * Reads the claims of a token that a key of the ring signed and that has not expired.
   *
   * @throws {Error} saying what is wrong with it
   */
  verify(token: string): Promise<JWTPayload>;
  /** What others need to verify tokens. */
  publicKeys: JWK[];
}

/**
 * Takes the keys of the service into use. The one whose `key_ops` name `sign` signs, as with GoTrue; where none
 * of them says so, the first private one does.
 *
 * @throws {StartError} when there is none, or one cannot be used
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

/** The algorithm belongs to the key: a token cannot choose to have a public key taken for a secret. */
function findKey(
  keys: ImportedKey[],
  { kid, alg }: { kid?: string; alg?: string },
): ImportedKey['verifies'] {
  const suited = keys.filter((key) => key.header.alg === alg);
  // A token that is signed with the shared secret may have any `kid`.
  const found =
    suited.find((key) => key.header.kid === kid) ?? suited.find((key) => !('kid' in key.header));
  if (found !== undefined) return found.verifies;
  throw new Error(`unrecognized JWT kid ${kid ?? '<nil>'} for algorithm ${alg ?? '<nil>'}`);
}
