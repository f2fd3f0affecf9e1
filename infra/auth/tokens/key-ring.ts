import {
  type CryptoKey,
  importJWK,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { StartError } from '../../start-error.ts';

/** The algorithms that GoTrue supports. */
const ASYMMETRIC = ['ES256', 'ES512', 'RS256', 'RS512', 'EdDSA'];
const SECRET = 'HS256';

/** A key in use. */
interface ImportedKey {
  /** The algorithm of the tokens that it signs. */
  header: JWTHeaderParameters;
  /** Null for a key that only verifies: tokens of a retired key are valid until they expire. */
  signs: CryptoKey | Uint8Array | null;
  /** Whether its `key_ops` contain `sign`. */
  isNamedSigner: boolean;
  verifies: CryptoKey | Uint8Array;
  /** Null for a shared secret. */
  publicKey: JWK | null;
}

/** Imports the shared secret of an older project. */
function importSecret(secret: string): ImportedKey {
  const bytes = new TextEncoder().encode(secret);
  const header = { alg: SECRET, typ: 'JWT' };
  return { header, signs: bytes, isNamedSigner: false, verifies: bytes, publicKey: null };
}

/**
 * Imports a JWK.
 *
 * @throws {StartError} if it can't be used
 * @see https://www.rfc-editor.org/rfc/rfc7517#section-4
 */
async function importSigningKey(jwk: JWK): Promise<ImportedKey> {
  const { key_ops: operations, use: _use, alg, kid, ...material } = jwk;
  if (alg === undefined || kid === undefined) {
    throw new StartError('A signing key lacks "alg" or "kid"; add both to its JWK.');
  }
  const header = { alg, kid, typ: 'JWT' };
  const signing = readOperations(operations);
  if (material.kty === 'oct' && alg === SECRET) return importShared(material, header, signing);
  if (ASYMMETRIC.includes(alg)) return importPair(material, header, signing);
  throw new StartError(
    `The signing key "${kid}" is for ${alg}; use one for ${ASYMMETRIC.join(', ')} or ${SECRET}.`,
  );
}

function readOperations(operations: string[] | undefined): Signing {
  if (operations === undefined) return { isNamedSigner: false, isSigner: true };
  const isNamedSigner = operations.includes('sign');
  return { isNamedSigner, isSigner: isNamedSigner };
}

interface Header extends JWTHeaderParameters {
  kid: string;
}

/** Returns the `key_ops` of a key; without any it may do everything. */
interface Signing {
  isNamedSigner: boolean;
  isSigner: boolean;
}

async function importShared(
  material: JWK,
  header: Header,
  { isNamedSigner, isSigner }: Signing,
): Promise<ImportedKey> {
  const secret = await importMaterial(material, header);
  const signs = isSigner ? secret : null;
  return { header, signs, isNamedSigner, verifies: secret, publicKey: null };
}

async function importPair(
  material: JWK,
  header: Header,
  { isNamedSigner, isSigner }: Signing,
): Promise<ImportedKey> {
  const { alg, kid } = header;
  const publicKey = publicPart(material);
  const isPrivate = isSigner && material.d !== undefined;
  if (isNamedSigner && !isPrivate) {
    throw new StartError(
      `The signing key "${kid}" is marked for signing but has no private part; add it.`,
    );
  }
  return {
    header,
    signs: isPrivate ? await importMaterial(material, header) : null,
    isNamedSigner,
    verifies: await importMaterial(publicKey, header),
    publicKey: { ...publicKey, alg, kid, use: 'sig', key_ops: ['verify'] },
  };
}

async function importMaterial(
  material: JWK,
  { alg, kid }: Header,
): Promise<CryptoKey | Uint8Array> {
  try {
    return await importJWK(material, alg);
  } catch (error) {
    throw new StartError(`The signing key "${kid}" is not a usable JWK for ${alg}; replace it.`, {
      cause: error,
    });
  }
}

/** An allowlist of published parameters, so that no private one can slip through. */
function publicPart(jwk: JWK): JWK {
  const names = ['kty', 'crv', 'x', 'y', 'n', 'e'] as const;
  return Object.fromEntries(
    names.filter((name) => jwk[name] !== undefined).map((name) => [name, jwk[name]]),
  );
}

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
    `Two signing keys have the "kid" ${repeated}; give each key a unique one, because tokens refer to their key by it.`,
  );
}

function findSigner(keys: ImportedKey[]): ImportedKey & { signs: object } {
  const named = keys.filter((key) => key.isNamedSigner);
  if (named.length > 1) {
    throw new StartError(
      `${named.length} signing keys have "sign" among their "key_ops"; keep it only in the key that is to sign.`,
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
