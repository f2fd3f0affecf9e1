import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { plugin as typedDocumentNode } from '@graphql-codegen/typed-document-node';
import { Kind, print } from 'graphql';

/** A document as typed-document-node writes it. It determines the order of the fragments. */
const WRITTEN_DOCUMENT = /^export const \w+ = (\{.*\}) as unknown as DocumentNode</gm;

/**
 * Returns every operation of the web client, exactly as Apollo Client sends it: the document that
 * typed-document-node generates, with `__typename` wherever the cache needs it.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @param {import('@graphql-codegen/plugin-helpers').Types.DocumentFile[]} documents
 * @returns {Promise<{ name: string, text: string, hash: string }[]>} `hash` is the SHA-256 of the text in hexadecimal
 */
export async function clientDocuments(schema, documents) {
  const cache = new InMemoryCache();
  const { content } = await typedDocumentNode(schema, documents, {});
  return [...content.matchAll(WRITTEN_DOCUMENT)].flatMap(([, written]) => {
    const document = JSON.parse(written);
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (!operation) return [];
    const text = print(cache.transformDocument(document));
    const hash = createHash('sha256').update(text).digest('hex');
    return [{ name: operation.name.value, text, hash }];
  });
}
