import { createHash } from 'node:crypto';
import type { ApolloServerOptions } from '@apollo/server';
import { type DocumentNode, parse } from 'graphql';
import { AppError } from '../../domain/app-error.ts';
import { trustedDocuments } from './__generated__/trusted-documents.ts';
import type { Context } from './context.ts';

/** A request body with the text of its document, if it has one. */
interface ChosenDocument {
  body: unknown;
  /** Whether the document belongs to the web client and was checked at build time. */
  isTrusted: boolean;
}

/** Returns the fields of a value; none if it isn't an object. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * Returns the document hash of a request; null if it has none.
 *
 * @throws {AppError} INVALID_INPUT if the extension or the hash is malformed
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
 * Finds the document of a request that identifies it by its hash, as Apollo's clients do. Only the web client's
 * documents are known. Documents that clients send are never registered.
 *
 * @see https://www.apollographql.com/docs/apollo-server/performance/apq
 * @returns null if the hash is unknown and there is no text: the client will then send the text
 * @throws {AppError} INVALID_INPUT if the hash is malformed or doesn't match the text
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

type DocumentStore = NonNullable<ApolloServerOptions<Context>['documentStore']>;

/** The maximum number of other parsed documents. Low, because clients decide how large they are. */
const FREE_DOCUMENTS = 100;

/** Keys end with the hash of the document. */
const HASH_LENGTH = 64;

/**
 * Creates the cache of parsed and validated documents. The web client's documents were validated at build time, are
 * parsed on first use and are never evicted.
 */
export function createDocumentStore(): DocumentStore {
  const trusted = new Map<string, DocumentNode>();
  const free = new Map<string, DocumentNode>();
  const get = (key: string): DocumentNode | undefined => {
    const hash = key.slice(-HASH_LENGTH);
    const text = trustedDocuments.get(hash);
    if (text === undefined) return free.get(key);
    const document = trusted.get(hash) ?? parse(text);
    trusted.set(hash, document);
    return document;
  };
  return {
    get: (key) => Promise.resolve(get(key)),
    set: (key, document) => {
      if (free.size >= FREE_DOCUMENTS) free.clear();
      free.set(key, document);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(free.delete(key)),
  };
}
