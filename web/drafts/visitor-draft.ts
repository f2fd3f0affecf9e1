import { draftKey } from './draft.ts';
import { moveDrafts } from './move-drafts.ts';

/** Stands for the id of somebody who has none yet. */
const VISITOR = 'visitor';

/** Returns the storage key of the draft of a visitor, who has no account. */
export function visitorDraftKey(challengeId: string): string {
  return draftKey(VISITOR, challengeId);
}

/** Moves what a visitor began on this device to a learner, who may have been the visitor. The newer draft stays. */
export function adoptVisitorDrafts(storage: Storage, learnerId: string): void {
  moveDrafts(storage, { from: VISITOR, to: learnerId });
}
