import { z } from 'zod';
import { invalidRequest } from './auth-error.ts';

const MAX_EMAIL_LENGTH = 255;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

/**
 * Returns the canonical form of an email address, which is stored and looked up.
 *
 * @throws {AuthError} validation_failed if it is missing, too long or malformed
 */
export function canonicalEmail(email: string | null | undefined): string {
  if (!email) throw invalidRequest('An email address is required');
  if (email.length > MAX_EMAIL_LENGTH) throw invalidRequest('An email address is too long');
  const canonical = email.toLowerCase();
  if (!EMAIL.test(canonical)) {
    throw invalidRequest('Unable to validate email address: invalid format');
  }
  return canonical;
}

/** Metadata is part of every access token, and tokens are sent in headers, which servers limit to 16 KB. */
const MAX_METADATA_BYTES = 6_000;

/** The metadata that a client may store with a user. */
export const metadataShape = z.record(z.string(), z.unknown());

/**
 * Checks that metadata fits into a token.
 *
 * @throws {AuthError} validation_failed if it is too large
 */
export function requireSmallMetadata(metadata: Record<string, unknown>): void {
  const size = Buffer.byteLength(JSON.stringify(metadata));
  if (size <= MAX_METADATA_BYTES) return;
  throw invalidRequest(
    `The user's metadata has ${size} bytes. The limit is ${MAX_METADATA_BYTES}.`,
  );
}
