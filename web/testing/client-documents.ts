import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';
import * as operations from '../graphql/__generated__/operations.ts';

let known: Promise<ReadonlyMap<string, string>> | undefined;

/** The text of every operation as the client sends it, by its hexadecimal SHA-256. */
export function clientDocuments(): Promise<ReadonlyMap<string, string>> {
  return (known ??= hashDocuments());
}

async function hashDocuments(): Promise<ReadonlyMap<string, string>> {
  const cache = new InMemoryCache();
  const texts = Object.entries(operations).flatMap(([name, document]) =>
    name.endsWith('Document') ? [print(cache.transformDocument(document as DocumentNode))] : [],
  );
  return new Map(await Promise.all(texts.map(async (text) => [await hashOf(text), text] as const)));
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
