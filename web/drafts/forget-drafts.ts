import { draftKey, removeDraft } from './draft.ts';

/** Deletes all drafts of a learner on this device. Other learners' drafts stay. */
export function forgetDrafts(storage: Storage, learnerId: string): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(draftKey(learnerId, ''))) removeDraft(storage, key);
  }
}
