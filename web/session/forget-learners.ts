import { readDraft } from '../drafts/draft.ts';
import { visitorDraftKey } from '../drafts/visitor-draft.ts';
import { clearPersistedCache } from '../offline/persisted-cache-storage.ts';

/** What a tab remembers for a visitor: where to go after signing in, and that a notice was closed. */
const OF_VISITORS: ReadonlySet<string> = new Set([
  'packetsmith-destination',
  'packetsmith-anonymous-bar',
]);

/**
 * Deletes what learners have on this device, once nobody is signed in: drafts, answers, settings, and what they have
 * read. Choices of the device stay, such as the theme, and so does code that could not be sent to the server.
 */
export function forgetLearners(): void {
  void clearPersistedCache();
  try {
    for (const key of Object.keys(localStorage)) {
      if (isOfLearner(key) && !isUnsent(key)) localStorage.removeItem(key);
    }
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('packetsmith') && !OF_VISITORS.has(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage contains nothing to delete.
  }
}

function isOfLearner(key: string): boolean {
  return key.startsWith('draft/') && !key.startsWith(visitorDraftKey(''));
}

/** Checks for code of a challenge. Other drafts never reach the server. */
function isUnsent(key: string): boolean {
  const draft = readDraft(localStorage, key);
  return draft !== null && 'isSent' in draft && draft.isSent === false;
}
