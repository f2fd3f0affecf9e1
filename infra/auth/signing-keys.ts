import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { StartError, systemErrorCode } from '../start-error.ts';
import { createPrivateFile, replacePrivateFile } from './private-file.ts';

/** The file of the keys in a data directory. */
export const SIGNING_KEYS_FILE = 'auth-signing-keys.json';

/** How long a retired key still verifies: the maximum lifetime of GoTrue's tokens. In seconds. */
const RETIREMENT_SECONDS = 7 * 86_400;

const storedKey = z.looseObject({
  kty: z.string(),
  kid: z.string().min(1),
  alg: z.string(),
  key_ops: z.array(z.string()).exactOptional(),
  /** Our own field: when the key stopped signing, in seconds since 1970. */
  retired_at: z.number().exactOptional(),
});
const keySet = z.array(storedKey).min(1);

/** A JWK in the file's format. */
type StoredKey = z.infer<typeof storedKey>;

/**
 * Reads the private keys that sign access tokens, and creates one if the file is missing.
 *
 * @param file a JSON array of private JWKs; created so that only its owner can read it
 * @throws {StartError} if the file contains something else, or cannot be read or written
 */
export async function loadOrCreateSigningKeys(file: string): Promise<StoredKey[]> {
  const existing = await usable(file, readIfThere(file));
  if (existing !== null) return parseSigningKeys(existing, file);
  const keys = printKeys([await generateKey()]);
  await usable(file, createPrivateFile(file, keys));
  // Another process may have been faster.
  return parseSigningKeys(await usable(file, readFile(file, 'utf8')), file);
}

/**
 * Creates a new key, which signs from the next start on. Earlier keys verify until their last token has expired; only
 * their public parts are kept.
 *
 * @returns the `kid` of the new key
 * @throws {StartError} if the file contains something else, or cannot be read or written
 */
export async function rotateSigningKeys(file: string): Promise<string> {
  const earlier = await loadOrCreateSigningKeys(file);
  const key = await generateKey();
  await usable(file, replacePrivateFile(file, printKeys([key, ...earlier.map(retire)])));
  return key.kid;
}

/**
 * Parses a JSON array of private JWKs, without those that were retired so long ago that all their tokens have expired.
 *
 * @param source the origin of the text, for error messages
 * @throws {StartError} if it is not an array of JWKs with `kty`, `kid` and `alg`
 */
export function parseSigningKeys(text: string, source: string): StoredKey[] {
  try {
    return keySet.parse(JSON.parse(text)).filter(isInUse);
  } catch (error) {
    throw new StartError(
      `The signing keys in ${source} must be a JSON array of JWKs, each with "kty", "kid" and "alg".`,
      { cause: error },
    );
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function usable<Result>(file: string, access: Promise<Result>): Promise<Result> {
  try {
    return await access;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The signing keys in ${file} cannot be used (${reason}); make the file readable and its directory writable.`,
      { cause: error },
    );
  }
}

async function generateKey(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty = 'EC', ...material } = await exportJWK(privateKey);
  return { kty, ...material, kid: randomUUID(), alg: 'ES256', key_ops: ['sign', 'verify'] };
}

/** Nobody can sign with the remaining parts, unless the key is a shared secret. */
function retire(key: StoredKey): StoredKey {
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicPart } = key;
  return { ...publicPart, key_ops: ['verify'], retired_at: key.retired_at ?? now() };
}

function isInUse({ retired_at: retiredAt }: StoredKey): boolean {
  return retiredAt === undefined || now() < retiredAt + RETIREMENT_SECONDS;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

function printKeys(keys: StoredKey[]): string {
  return `${JSON.stringify(keys)}\n`;
}
