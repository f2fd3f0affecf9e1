import { draftKey, readDraft, removeDraft } from './draft.ts';

/** Two learners on this device. */
interface Owners {
  from: string;
  to: string;
}

/**
 * Moves all drafts of a learner on this device to another learner, who keeps a draft that is newer. Full or blocked
 * storage leaves a draft where it is.
 */
export function moveDrafts(storage: Storage, { from, to }: Owners): void {
  const prefix = draftKey(from, '');
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(prefix)) continue;
    const target = draftKey(to, key.slice(prefix.length));
    if (isNewer(storage, { key, target })) move(storage, { key, target });
    else removeDraft(storage, key);
  }
}

interface Move {
  key: string;
  target: string;
}

/** Unsent answers have no date. The other learner's own answer is kept then. */
function isNewer(storage: Storage, { key, target }: Move): boolean {
  if (storage.getItem(target) === null) return true;
  const [moved, own] = [readDraft(storage, key), readDraft(storage, target)];
  return moved !== null && own !== null && moved.savedAt > own.savedAt;
}

function move(storage: Storage, { key, target }: Move): void {
  try {
    storage.setItem(target, storage.getItem(key) ?? '');
    storage.removeItem(key);
  } catch {
    // The draft stays with its first owner.
  }
}
