import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, readDraft, removeDraft, writeDraft } from '../../drafts/draft.ts';

/** How long the learner must pause before a draft is kept, in milliseconds. */
const DRAFT_PAUSE_MS = 400;

/** Where the draft stands: untouched, not kept yet, kept, or impossible to keep. */
export type DraftStatus = 'starter' | 'editing' | 'saved' | 'unsaved';

interface EditedDraft {
  code: string;
  status: DraftStatus;
  /** When the draft was kept; null before that. */
  savedAt: Date | null;
  edit: (code: string) => void;
  /** Goes back to the starter code and forgets the draft. */
  reset: () => void;
}

type Kept = Pick<EditedDraft, 'code' | 'status' | 'savedAt'>;

function openedDraft(draft: Draft | null, starterCode: string): Kept {
  return draft === null
    ? { code: starterCode, status: 'starter', savedAt: null }
    : { code: draft.code, status: 'saved', savedAt: new Date(draft.savedAt) };
}

/** The code in the editor. It is kept on this device while the learner types, and never run by itself. */
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

  // A learner who leaves between two keystrokes loses nothing.
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
