import { z } from 'zod';
import { invalidRequest } from './auth-error.ts';

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
    `The user's metadata has ${size} bytes; at most ${MAX_METADATA_BYTES} are accepted.`,
  );
}
