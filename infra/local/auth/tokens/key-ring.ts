import { importJWK, jwtVerify, SignJWT } from 'jose';
import type { CryptoKey, JWK, JWTHeaderParameters, JWTPayload } from 'jose';
import { StartFailure } from '../../start-failure.ts';

const ASYMMETRIC = ['ES256', 'RS256', 'EdDSA'];

/** The keys of the service: they sign its tokens and recognise them again. */
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

interface Key {
  header: JWTHeaderParameters;
  /** Null for a key that only verifies: tokens of a retired key are good until they expire. */
  signs: CryptoKey | Uint8Array | null;
  verifies: CryptoKey | Uint8Array;
  /** Null for a shared secret. */
  publicKey: JWK | null;
}

/**
 * Takes the keys of the service into use.
 *
 * @throws {StartFailure} when there is none, or one cannot be used
 */
export async function createKeyRing(signingKeys: JWK[], legacySecret?: string): Promise<KeyRing> {
  const keys = await Promise.all(signingKeys.map(importKey));
  if (legacySecret !== undefined) keys.push(importSecret(legacySecret));
  const signer = findSigner(keys);
  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader(signer.header).sign(signer.signs),
    verify: async (token) => {
      const { payload } = await jwtVerify(token, (header) => findKey(keys, header).verifies);
      return payload;
    },
    publicKeys: keys.map((key) => key.publicKey).filter((key) => key !== null),
  };
}

function findSigner(keys: Key[]): { header: JWTHeaderParameters; signs: CryptoKey | Uint8Array } {
  for (const { header, signs } of keys) if (signs !== null) return { header, signs };
  throw new StartFailure('The auth service has no private signing key; set GOTRUE_JWT_KEYS.');
}

/** The algorithm belongs to the key: a token cannot choose to have a public key taken for a secret. */
function findKey(keys: Key[], { kid, alg }: { kid?: string; alg?: string }): Key {
  const found = keys.find((key) => key.header.alg === alg && key.header.kid === kid);
  if (found !== undefined) return found;
  throw new Error(`unrecognized JWT kid ${kid ?? '<nil>'} for algorithm ${alg ?? '<nil>'}`);
}

function importSecret(secret: string): Key {
  const bytes = new TextEncoder().encode(secret);
  return {
    header: { alg: 'HS256', typ: 'JWT' },
    signs: bytes,
    verifies: bytes,
    publicKey: null,
  };
}

async function importKey(jwk: JWK): Promise<Key> {
  const { key_ops: operations = ['sign'], use: _use, alg, kid, ...material } = jwk;
  if (alg === undefined || kid === undefined) {
    throw new StartFailure('A signing key lacks "alg" or "kid"; add both to its JWK.');
  }
  const header = { alg, kid, typ: 'JWT' };
  const isSigner = operations.includes('sign');
  if (material.kty === 'oct' && alg === 'HS256') {
    const secret = await importMaterial(material, header);
    return { header, signs: isSigner ? secret : null, verifies: secret, publicKey: null };
  }
  if (ASYMMETRIC.includes(alg)) return importPair(material, header, isSigner);
  throw new StartFailure(
    `The signing key "${kid}" is for ${alg}; use one for ${ASYMMETRIC.join(', ')} or HS256.`,
  );
}

async function importPair(
  material: JWK,
  header: { alg: string; kid: string; typ: string },
  isSigner: boolean,
): Promise<Key> {
  const { alg, kid } = header;
  const publicKey = publicPart(material);
  const isPrivate = isSigner && material.d !== undefined;
  return {
    header,
    signs: isPrivate ? await importMaterial(material, header) : null,
    verifies: await importMaterial(publicKey, header),
    publicKey: { ...publicKey, alg, kid, use: 'sig', key_ops: ['verify'] },
  };
}

async function importMaterial(
  material: JWK,
  { alg, kid }: { alg: string; kid: string },
): Promise<CryptoKey | Uint8Array> {
  try {
    return await importJWK(material, alg);
  } catch (error) {
    throw new StartFailure(`The signing key "${kid}" is not a usable JWK for ${alg}; replace it.`, {
      cause: error,
    });
  }
}

/** Names what may be published, so that no private parameter can slip through. */
function publicPart(jwk: JWK): JWK {
  const names = ['kty', 'crv', 'x', 'y', 'n', 'e'] as const;
  return Object.fromEntries(
    names.filter((name) => jwk[name] !== undefined).map((name) => [name, jwk[name]]),
  );
}
