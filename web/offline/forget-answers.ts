/** Where the answers of the API that a learner has read are kept on this device. */
export const ANSWERS_CACHE = 'packetsmith-answers';

/** Forgets what learners have read here: it is theirs alone, and they have left. */
export async function forgetAnswers(): Promise<void> {
  // Only pages with a secure address have it.
  if (!('caches' in globalThis)) return;
  // Storage that is blocked has kept nothing.
  await caches.delete(ANSWERS_CACHE).catch(() => false);
}
