import { createHash } from 'node:crypto';
import { AppError } from '../../domain/app-error.ts';
import { trustedDocuments } from './__generated__/trusted-documents.ts';

/** A body that holds the text of its document, if it has one. */
export interface ChosenDocument {
  body: unknown;
  /** Whether the document is one of the web client's, and was measured when it was built. */
  isTrusted: boolean;
}

/** A name for an object that may be anything else. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * The hash by which a request names its document; null when it names none.
 *
 * @throws {AppError} INVALID_INPUT when it is no hash that this protocol knows
 */
function hashOf(extensions: Readonly<Record<string, unknown>>): string | null {
  const { persistedQuery } = extensions;
  if (persistedQuery == null) return null;
  const { version, sha256Hash } = fieldsOf(persistedQuery);
  if (version === 1 && typeof sha256Hash === 'string' && /^[0-9a-f]{64}$/.test(sha256Hash)) {
    return sha256Hash;
  }
  throw new AppError(
    'INVALID_INPUT',
    'The extension "persistedQuery" requires version 1 and a sha256Hash of 64 lowercase hex digits.',
  );
}

function requireHash(text: unknown, hash: string): void {
  if (typeof text === 'string' && createHash('sha256').update(text).digest('hex') === hash) return;
  throw new AppError(
    'INVALID_INPUT',
    'The sha256Hash does not match the query. Send the hash of exactly this text, or omit it.',
  );
}

/**
 * Finds the document of a request that names it by its hash, as Apollo's clients do. Only documents that were built
 * with the product are known; nothing that a caller sends is kept.
 *
 * @see https://www.apollographql.com/docs/apollo-server/performance/apq
 * @returns null when the hash is unknown and nothing else is given: the client will send the text
 * @throws {AppError} INVALID_INPUT when the hash is none, or not that of the text beside it
 */
export function chooseDocument(body: unknown): ChosenDocument | null {
  const { query, extensions, ...rest } = fieldsOf(body);
  const { persistedQuery: _, ...others } = fieldsOf(extensions);
  const hash = hashOf(fieldsOf(extensions));
  if (hash === null || Array.isArray(body)) return { body, isTrusted: false };
  const trusted = trustedDocuments.get(hash);
  if (query != null) requireHash(query, hash);
  else if (trusted === undefined) return null;
  return {
    body: { ...rest, extensions: others, query: trusted ?? query },
    isTrusted: trusted !== undefined,
  };
}
