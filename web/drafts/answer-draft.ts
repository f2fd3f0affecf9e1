import { draftKey } from './draft.ts';

/** Returns the storage key of a learner's unsent answer to an exercise. It is deleted with the learner's other drafts. */
export function answerDraftKey(learnerId: string, exerciseId: string): string {
  return draftKey(learnerId, `exercise/${exerciseId}`);
}

/** Returns the stored answer, in the parts that the API expects; null if there is none, or it can't be read. */
export function readAnswerDraft(storage: Storage, key: string): string[] | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isAnswer(value) ? value : null;
  } catch {
    // Storage may be blocked or contain something else. The exercise opens without an answer then.
    return null;
  }
}

function isAnswer(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

/** Saves an answer. The exercise works without it, so full or blocked storage is not an error. */
export function writeAnswerDraft(storage: Storage, key: string, answer: readonly string[]): void {
  try {
    storage.setItem(key, JSON.stringify(answer));
  } catch {
    // The answer stays on the page.
  }
}
