import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { z } from 'zod';
import { StartFailure, systemErrorCode } from '../start-failure.ts';

const keySet = z
  .array(z.looseObject({ kty: z.string(), kid: z.string().min(1), alg: z.string() }))
  .min(1);

/**
 * Reads the private keys that sign access tokens, and makes one when there is no file yet.
 *
 * @param file a JSON array of private JWKs; created readable by its owner alone
 * @throws {StartFailure} when the file holds something else, or cannot be read or written
 */
export async function loadOrCreateSigningKeys(file: string): Promise<JWK[]> {
  try {
    const existing = await readIfThere(file);
    if (existing !== null) return parseSigningKeys(existing, file);
    await create(file);
    return parseSigningKeys(await readFile(file, 'utf8'), file);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `The signing keys in ${file} cannot be used (${reason}); make the file readable and its directory writable.`,
      { cause: error },
    );
  }
}

/**
 * Reads a JSON array of private JWKs.
 *
 * @param source names where the text comes from, for the failure
 * @throws {StartFailure} when it is not an array of JWKs with `kty`, `kid` and `alg`
 */
export function parseSigningKeys(text: string, source: string): JWK[] {
  try {
    return keySet.parse(JSON.parse(text));
  } catch (error) {
    throw new StartFailure(
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

/** A crash must not leave half a file, nor a second process replace the keys of the first. */
async function create(file: string): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256' };
  const draft = `${file}.${key.kid}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    await writeFile(draft, `${JSON.stringify([key])}\n`, { mode: 0o600, flush: true });
    await link(draft, file).catch((error: unknown) => {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}
