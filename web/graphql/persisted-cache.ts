import { type ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { tap } from 'rxjs';
import { PERSISTED_CACHE } from '../offline/persisted-cache-storage.ts';
import { storedAccount } from '../session/stored-session.ts';
import { documentHashes } from './__generated__/document-hashes.ts';

/** A JSON object. */
interface Fields {
  [name: string]: unknown;
}

/**
 * Merges newer cached objects into older ones. A page that asks for other fields of the same object must not remove the
 * fields that an earlier page has read. Everything but GraphQL objects is replaced as a whole: lists, references and
 * JSON scalars.
 */
export function mergeCachedFields(older: Fields, newer: Fields): Fields {
  const merged = { ...older };
  for (const [name, value] of Object.entries(newer)) {
    const before = older[name];
    merged[name] = isObject(before) && isObject(value) ? mergeCachedFields(before, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && '__typename' in value;
}

/** How long the API must be quiet before the cache is written to the device. */
const WRITE_DELAY_MS = 1000;

/** Increment it when a field changes its type: the queries, and so their hashes, may stay the same. */
const CACHE_VERSION = 2;

interface PersistedCache {
  version: number;
  /** The hashes of all queries. Another build may ask for other fields and could not use this cache. */
  documents: string;
  answers: NormalizedCacheObject;
}

const DOCUMENTS = [...documentHashes.values()].join();

/** The cache's key. Nothing is ever fetched from this URL. */
const keyOf = (learnerId: string): string => `/kept-answers/${encodeURIComponent(learnerId)}`;

/**
 * Writes what a learner reads to this device while they are signed in, so that they can read it again without a
 * network: above all the challenge they are working on.
 */
export function persistCache(client: ApolloClient, learnerId: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void write(client, learnerId), WRITE_DELAY_MS);
  };
  const listening = new ApolloLink((operation, forward) => forward(operation).pipe(tap(writeSoon)));
  client.setLink(listening.concat(client.link));
}

async function write(client: ApolloClient, learnerId: string): Promise<void> {
  try {
    const read = client.extract() as NormalizedCacheObject;
    const answers = mergeCachedFields(await readPersisted(learnerId), read);
    // Nothing may be written after the learner signed out. Deleting a cache also deletes what an open handle still writes.
    if (storedAccount()?.id !== learnerId) return;
    const persisted = { version: CACHE_VERSION, documents: DOCUMENTS, answers };
    const cache = await caches.open(PERSISTED_CACHE);
    await cache.put(keyOf(learnerId), Response.json(persisted));
  } catch {
    // Storage may be blocked or full. The API is read again when there is a network.
  }
}

/** Fills a client's cache with what its learner has read on this device before. */
export async function restoreCache(client: ApolloClient, learnerId: string): Promise<void> {
  try {
    client.restore(await readPersisted(learnerId));
  } catch {
    // Storage may be blocked. Pages then say that they could not be loaded.
  }
}

async function readPersisted(learnerId: string): Promise<NormalizedCacheObject> {
  const response = await caches.match(keyOf(learnerId), { cacheName: PERSISTED_CACHE });
  const persisted = (await response?.json()) as PersistedCache | undefined;
  const isReadable = persisted?.version === CACHE_VERSION && persisted.documents === DOCUMENTS;
  return isReadable ? persisted.answers : {};
}
