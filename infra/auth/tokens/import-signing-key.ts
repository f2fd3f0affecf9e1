import { importJWK } from 'jose';
import type { CryptoKey, JWK, JWTHeaderParameters } from 'jose';
import { StartError } from '../../start-error.ts';

/** The algorithms that GoTrue supports. */
const ASYMMETRIC = ['ES256', 'ES512', 'RS256', 'RS512', 'EdDSA'];
const SECRET = 'HS256';

/** A key in use. */
export interface ImportedKey {
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
export function importSecret(secret: string): ImportedKey {
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
export async function importSigningKey(jwk: JWK): Promise<ImportedKey> {
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
    throw new StartError(`The signing key "${kid}" shall sign but has no private part; add it.`);
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
