import { draftKey, removeDraft } from './draft.ts';

/** Forgets every draft of a learner on this device. Those of others stay. */
export function forgetDrafts(storage: Storage, learnerId: string): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(draftKey(learnerId, ''))) removeDraft(storage, key);
  }
}
