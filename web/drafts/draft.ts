/** Code that a learner has not submitted yet, kept on this device. */
export interface Draft {
  code: string;
  /** When it was kept; ISO 8601, UTC. */
  savedAt: string;
}

/** Where the draft of one learner for one challenge is kept. */
export function draftKey(learnerId: string, challengeId: string): string {
  return `draft/${learnerId}/${challengeId}`;
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'savedAt' in value &&
    typeof value.savedAt === 'string'
  );
}

/** The kept draft; null when there is none, or none that can be read. */
export function readDraft(storage: Storage, key: string): Draft | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    // Storage may be blocked or hold something else; the starter code stands in for it.
    return null;
  }
}

/** Keeps a draft. @returns false when the storage is full or blocked */
export function writeDraft(storage: Storage, key: string, draft: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft. */
export function removeDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Blocked storage kept nothing that could be forgotten.
  }
}
