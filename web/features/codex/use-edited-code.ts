import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, readDraft, removeDraft, writeDraft } from '../../drafts/draft.ts';
import { useExecution } from '../../execution/execution-value.ts';

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

type Edited = Pick<EditedDraft, 'code' | 'status' | 'savedAt'>;

function openedDraft(draft: Draft | null, starterCode: string): Edited {
  return draft === null
    ? { code: starterCode, status: 'starter', savedAt: null }
    : { code: draft.code, status: 'saved', savedAt: new Date(draft.savedAt) };
}

/** The code in the editor. It is saved on this device while the learner types, and never run automatically. */
function useDraft(key: string, starterCode: string): EditedDraft {
  const [current, setCurrent] = useState(() =>
    openedDraft(readDraft(localStorage, key), starterCode),
  );
  const unsaved = useRef<string | null>(null);

  const save = useCallback(() => {
    if (unsaved.current === null) return;
    const draft = { code: unsaved.current, savedAt: new Date().toISOString() };
    const isSaved = writeDraft(localStorage, key, draft);
    unsaved.current = null;
    setCurrent((now) => ({
      ...now,
      status: isSaved ? 'saved' : 'unsaved',
      savedAt: isSaved ? new Date(draft.savedAt) : now.savedAt,
    }));
  }, [key]);

  useEffect(() => {
    if (current.status !== 'editing') return;
    const timer = setTimeout(save, DRAFT_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [current, save]);

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
    setCurrent((now) => ({ ...now, code, status: 'editing' }));
  }, []);
  const reset = useCallback(() => {
    unsaved.current = null;
    removeDraft(localStorage, key);
    setCurrent(openedDraft(null, starterCode));
  }, [key, starterCode]);
  return { ...current, edit, reset };
}

/** Replaced code that can be restored. */
interface Replaced {
  /** A sentence that says what replaced it. */
  words: string;
  before: string;
}

type OpenDraft = ReturnType<typeof useDraft>;

interface EditedCode extends Pick<OpenDraft, 'code' | 'status' | 'savedAt' | 'edit'> {
  /** Restores the starter code. */
  reset: () => void;
  /** Replaces the code. @param source what it is replaced with: `the attempt of 3 May, 14:02` */
  restore: (code: string, source: string) => void;
  /** The code that was replaced last, until the learner types again. */
  replaced: Replaced | null;
  undo: () => void;
  forgetReplaced: () => void;
}

/** The code in the editor: typed, restored or reset. Every change clears the results. */
export function useEditedCode(key: string, starterCode: string): EditedCode {
  const draft = useDraft(key, starterCode);
  const { clearResults } = useExecution();
  const [replaced, setReplaced] = useState<Replaced | null>(null);

  const write = (code: string, cause: Replaced | null): void => {
    setReplaced(cause);
    if (code === draft.code) return;
    draft.edit(code);
    clearResults();
  };
  return {
    code: draft.code,
    status: draft.status,
    savedAt: draft.savedAt,
    replaced,
    edit: (code) => code !== draft.code && write(code, null),
    restore: (code, source) =>
      write(code, { words: `The editor now contains ${source}.`, before: draft.code }),
    reset: () => {
      setReplaced({ words: 'The editor now contains the starter code.', before: draft.code });
      draft.reset();
      clearResults();
    },
    undo: () => write(replaced?.before ?? draft.code, null),
    forgetReplaced: () => setReplaced(null),
  };
}
