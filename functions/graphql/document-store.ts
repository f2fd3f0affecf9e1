import type { ApolloServerOptions } from '@apollo/server';
import { type DocumentNode, parse } from 'graphql';
import { trustedDocuments } from './__generated__/trusted-documents.ts';
import type { Context } from './context.ts';

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
