import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, readDraft, removeDraft, writeDraft } from '../../drafts/draft.ts';

/** How long the learner must pause before a draft is saved, in milliseconds. */
const DRAFT_PAUSE_MS = 400;

/** The state of the draft: unchanged, not saved yet, saved, or impossible to save. */
export type DraftStatus = 'starter' | 'editing' | 'saved' | 'unsaved';

interface EditedDraft {
  code: string;
  status: DraftStatus;
  /** When the draft was saved; null before that. */
  savedAt: Date | null;
  edit: (code: string) => void;
  /** Restores the starter code and deletes the draft. */
  reset: () => void;
}

type Kept = Pick<EditedDraft, 'code' | 'status' | 'savedAt'>;

function openedDraft(draft: Draft | null, starterCode: string): Kept {
  return draft === null
    ? { code: starterCode, status: 'starter', savedAt: null }
    : { code: draft.code, status: 'saved', savedAt: new Date(draft.savedAt) };
}

/** The code in the editor. It is saved on this device while the learner types, and never run automatically. */
export function useDraft(key: string, starterCode: string): EditedDraft {
  const [kept, setKept] = useState(() => openedDraft(readDraft(localStorage, key), starterCode));
  const unsaved = useRef<string | null>(null);

  const save = useCallback(() => {
    if (unsaved.current === null) return;
    const draft = { code: unsaved.current, savedAt: new Date().toISOString() };
    const isSaved = writeDraft(localStorage, key, draft);
    unsaved.current = null;
    setKept((now) => ({
      ...now,
      status: isSaved ? 'saved' : 'unsaved',
      savedAt: isSaved ? new Date(draft.savedAt) : now.savedAt,
    }));
  }, [key]);

  useEffect(() => {
    if (kept.status !== 'editing') return;
    const timer = setTimeout(save, DRAFT_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [kept, save]);

  // Saves immediately when the learner leaves the page.
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  const edit = useCallback((code: string) => {
    unsaved.current = code;
    setKept((now) => ({ ...now, code, status: 'editing' }));
  }, []);
  const reset = useCallback(() => {
    unsaved.current = null;
    removeDraft(localStorage, key);
    setKept(openedDraft(null, starterCode));
  }, [key, starterCode]);
  return { ...kept, edit, reset };
}
