/** The device's cache that holds what a learner has read from the API. Deleted by name, so it keeps this name. */
export const PERSISTED_CACHE = 'packetsmith-answers';

/** Deletes what a learner has read. It is private, and the learner has signed out. */
export async function clearPersistedCache(): Promise<void> {
  // Browsers offer it to secure addresses only.
  if (!('caches' in globalThis)) return;
  // Blocked storage holds nothing that could be deleted.
  await caches.delete(PERSISTED_CACHE).catch(() => false);
}
