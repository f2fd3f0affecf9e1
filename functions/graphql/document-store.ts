import type { ApolloServerOptions } from '@apollo/server';
import { type DocumentNode, parse } from 'graphql';
import { trustedDocuments } from './__generated__/trusted-documents.ts';
import type { Context } from './context.ts';

type DocumentStore = NonNullable<ApolloServerOptions<Context>['documentStore']>;

/** Free documents that are kept parsed: few, because a caller decides how large each of them is. */
const FREE_DOCUMENTS = 100;

/** Keys end with the hash of the document. */
const HASH_LENGTH = 64;

/**
 * Makes the store of documents that need not be parsed and validated again. The web client's were validated when
 * they were built, are parsed when they are first asked for, and stay whatever else is asked.
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
