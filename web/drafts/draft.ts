/** Code that a learner has not submitted yet, stored on this device. */
export interface Draft {
  code: string;
  /** When it was saved; ISO 8601, UTC. */
  savedAt: string;
}

/** Returns the storage key of a learner's draft for a challenge. */
export function draftKey(learnerId: string, challengeId: string): string {
  return `draft/${learnerId}/${challengeId}`;
}

/** Checks whether a stored value is a draft. */
export function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'savedAt' in value &&
    typeof value.savedAt === 'string'
  );
}

/** Returns the stored draft; null if there is none, or it can't be read. */
export function readDraft(storage: Storage, key: string): Draft | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    // Storage may be blocked or contain something else. The starter code is used then.
    return null;
  }
}

/** Saves a draft. @returns false if the storage is full or blocked */
export function writeDraft(storage: Storage, key: string, draft: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a draft. */
export function removeDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Blocked storage contains nothing to delete.
  }
}
