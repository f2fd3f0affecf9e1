import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';
import * as operations from '../graphql/__generated__/operations.ts';

/** The text of every operation of the client as it sends it, by the SHA-256 of that text in hexadecimal. */
export function clientDocuments(): Map<string, string> {
  const cache = new InMemoryCache();
  const documents = Object.entries(operations).flatMap(([name, document]) =>
    name.endsWith('Document') ? [document as DocumentNode] : [],
  );
  return new Map(
    documents.map((document) => {
      const text = print(cache.transformDocument(document));
      return [createHash('sha256').update(text).digest('hex'), text];
    }),
  );
}
