import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { ProviderTokens } from './git-hub.ts';

const shape = z.object({
  provider_token: z.string(),
  provider_refresh_token: z.string().exactOptional(),
});

/**
 * Encrypts a provider's tokens with the code of a sign-in as the key. The database keeps only a hash of the code,
 * so nobody can read the tokens without the code.
 *
 * @param code random, used once
 * @param lifetimeSeconds how long the tokens can be read
 */
export async function sealTokens(
  tokens: ProviderTokens,
  code: string,
  lifetimeSeconds: number,
): Promise<string> {
  return new EncryptJWT({ ...tokens })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${lifetimeSeconds} s`)
    .encrypt(keyOf(code));
}

/**
 * Decrypts sealed tokens.
 *
 * @throws {Error} if the code is wrong or the tokens have expired
 */
export async function unsealTokens(sealed: string, code: string): Promise<ProviderTokens> {
  const options = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
  const { payload } = await jwtDecrypt(sealed, keyOf(code), options);
  return shape.parse(payload);
}

/** Differs from the hash of the code in the database. */
function keyOf(code: string): Buffer {
  return createHash('sha256').update(`provider tokens ${code}`).digest();
}
