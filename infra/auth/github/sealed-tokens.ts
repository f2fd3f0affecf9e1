import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { ProviderTokens } from './git-hub.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const shape = z.object({
  provider_token: z.string(),
  provider_refresh_token: z.string().exactOptional(),
});

/**
 * Encrypts a provider's tokens so that only who holds the code of the sign-in can read them: the database
 * keeps the code's hash alone.
 *
 * @param code random, used once
 */
export function sealTokens(tokens: ProviderTokens, code: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(code), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Decrypts what was sealed.
 *
 * @throws {Error} when the code is another one
 */
export function unsealTokens(sealed: string, code: string): ProviderTokens {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(code), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return shape.parse(JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8')));
}

/** Not the hash under which the code itself is kept. */
function keyOf(code: string): Buffer {
  return createHash('sha256').update(`provider tokens ${code}`).digest();
}
