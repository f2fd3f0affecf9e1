import { z } from 'zod';
import { invalidRequest } from './auth-error.ts';

/** Metadata travels in every access token, and a token in a header, which servers limit to 16 KB. */
const MAX_METADATA_BYTES = 6_000;

/** What a client may keep with a user. */
export const metadataShape = z.record(z.string(), z.unknown());

/**
 * Keeps metadata small enough to travel in a token.
 *
 * @throws {AuthError} validation_failed when it is too large
 */
export function requireSmallMetadata(metadata: Record<string, unknown>): void {
  const size = Buffer.byteLength(JSON.stringify(metadata));
  if (size <= MAX_METADATA_BYTES) return;
  throw invalidRequest(
    `The user's metadata has ${size} bytes; at most ${MAX_METADATA_BYTES} are accepted.`,
  );
}
