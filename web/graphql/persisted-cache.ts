import { type ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { tap } from 'rxjs';
import { ANSWERS_CACHE } from '../offline/forget-answers.ts';
import { storedAccount } from '../session/stored-session.ts';
import { documentHashes } from './__generated__/document-hashes.ts';
import { mergeAnswers } from './merge-answers.ts';

/** How long no answer may have come before they are kept, in milliseconds. */
const KEEP_PAUSE_MS = 1000;

interface KeptAnswers {
  /** What asked: another build may ask otherwise, and could not read the answers. */
  documents: string;
  answers: NormalizedCacheObject;
}

const DOCUMENTS = [...documentHashes.values()].join();

/** Not an address that anything is fetched from. */
const placeOf = (learnerId: string): string => `/kept-answers/${encodeURIComponent(learnerId)}`;

/**
 * Keeps on this device what a learner reads, for as long as they are signed in here, so that it can be read again
 * without a network: the challenge that is being worked on above all.
 */
export function keepAnswers(client: ApolloClient, learnerId: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(client, learnerId), KEEP_PAUSE_MS);
  };
  const noticing = new ApolloLink((operation, forward) => forward(operation).pipe(tap(keepSoon)));
  client.setLink(noticing.concat(client.link));
}

async function keep(client: ApolloClient, learnerId: string): Promise<void> {
  try {
    const read = client.extract() as NormalizedCacheObject;
    const answers = mergeAnswers(await readKept(learnerId), read);
    // Who signed out meanwhile is forgotten. A cache that was opened before goes then, with whatever it still gets.
    if (storedAccount()?.id !== learnerId) return;
    const cache = await caches.open(ANSWERS_CACHE);
    await cache.put(placeOf(learnerId), Response.json({ documents: DOCUMENTS, answers }));
  } catch {
    // Storage may be blocked or full; what is not kept is read again when there is a network.
  }
}

/** Gives a client what its learner has read on this device before. */
export async function restoreAnswers(client: ApolloClient, learnerId: string): Promise<void> {
  try {
    client.restore(await readKept(learnerId));
  } catch {
    // Storage may be blocked; the pages say then that they could not be read.
  }
}

async function readKept(learnerId: string): Promise<NormalizedCacheObject> {
  const response = await caches.match(placeOf(learnerId), { cacheName: ANSWERS_CACHE });
  const kept = (await response?.json()) as KeptAnswers | undefined;
  return kept?.documents === DOCUMENTS ? kept.answers : {};
}
