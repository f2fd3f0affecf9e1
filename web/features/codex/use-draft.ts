import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnCase } from '../../../domain/own-case.ts';
import { removeDraft } from '../../drafts/draft.ts';
import {
  readWorkspaceDraft,
  type WorkspaceDraft,
  writeWorkspaceDraft,
} from '../../drafts/workspace-draft.ts';

/** How long the learner must pause before a draft is saved, in milliseconds. */
const DRAFT_PAUSE_MS = 400;

/** The state of the draft: unchanged, not saved yet, saved, or impossible to save. */
export type DraftStatus = 'starter' | 'editing' | 'saved' | 'unsaved';

/** What the learner has in the workspace. */
interface Edited {
  code: string;
  /** The learner's own cases. */
  ownCases: readonly OwnCase[];
  status: DraftStatus;
  /** When the draft was saved; null before that. */
  savedAt: Date | null;
  /** Whether the server has it, so that it is on the learner's other devices. */
  isSent: boolean;
}

type Content = Pick<Edited, 'code' | 'ownCases'>;

/** A draft, and what can be done with it. The functions never change. */
export interface OpenDraft extends Edited {
  edit: (code: string) => void;
  editCases: (ownCases: readonly OwnCase[]) => void;
  /** Restores the starter code. Own cases stay. */
  reset: () => void;
  /** Saves what isn't saved yet. */
  save: () => void;
  /** Returns what is saved on this device; null if there is nothing. */
  stored: () => WorkspaceDraft | null;
  /**
   * Replaces the draft by one from another device, unless the learner is typing.
   *
   * @returns whether it was replaced
   */
  adopt: (draft: WorkspaceDraft) => boolean;
  /** Records that the server has what was saved at a time. */
  noteSent: (savedAt: string, revision: number) => void;
}

function openedDraft(draft: WorkspaceDraft | null, starterCode: string): Edited {
  if (draft === null) {
    return { code: starterCode, ownCases: [], status: 'starter', savedAt: null, isSent: false };
  }
  const { code, ownCases, savedAt, isSent } = draft;
  return { code, ownCases, status: 'saved', savedAt: new Date(savedAt), isSent };
}

/** Saves when the learner pauses, and immediately when the learner leaves the page. */
function useSavePoints(current: Edited, save: () => void): void {
  useEffect(() => {
    if (current.status !== 'editing') return;
    const timer = setTimeout(save, DRAFT_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [current, save]);
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
}

/** The draft as this device stores it. */
function useStoredDraft(key: string) {
  const stored = useCallback(() => readWorkspaceDraft(localStorage, key), [key]);
  const store = useCallback(
    (draft: WorkspaceDraft) => writeWorkspaceDraft(localStorage, key, draft),
    [key],
  );
  return { stored, store };
}

/** What the learner has in the workspace, and how it gets on the page and on this device. */
function useContent(key: string, starterCode: string) {
  const { stored, store } = useStoredDraft(key);
  const [current, setCurrent] = useState(() => openedDraft(stored(), starterCode));
  const latest = useRef<Content>(current);
  const isUnsaved = useRef(false);

  const save = useCallback(() => {
    if (!isUnsaved.current) return;
    isUnsaved.current = false;
    const { code, ownCases } = latest.current;
    const savedAt = new Date();
    const revision = stored()?.revision ?? null;
    const draft = { code, ownCases, savedAt: savedAt.toISOString(), revision, isSent: false };
    const isSaved = store(draft);
    setCurrent((now) => ({
      ...now,
      status: isSaved ? 'saved' : 'unsaved',
      savedAt: isSaved ? savedAt : now.savedAt,
    }));
  }, [stored, store]);
  const change = useCallback((changed: Partial<Content>) => {
    latest.current = { ...latest.current, ...changed };
    isUnsaved.current = true;
    setCurrent((now) => ({ ...now, ...changed, status: 'editing', isSent: false }));
  }, []);
  /** Shows a draft as it is stored; null is the starter code. */
  const show = useCallback(
    (draft: WorkspaceDraft | null) => {
      const opened = openedDraft(draft, starterCode);
      latest.current = opened;
      isUnsaved.current = false;
      setCurrent(opened);
    },
    [starterCode],
  );
  const noteSent = useCallback(
    (savedAt: string, revision: number) => {
      const draft = stored();
      if (draft === null) return;
      const isSent = draft.savedAt === savedAt && !isUnsaved.current;
      store({ ...draft, revision, isSent });
      setCurrent((now) => ({ ...now, isSent }));
    },
    [stored, store],
  );
  return { current, latest, isUnsaved, stored, store, save, change, show, noteSent };
}

/** The learner's code and cases. They are saved on this device while the learner types, and never run automatically. */
export function useDraft(key: string, starterCode: string): OpenDraft {
  const content = useContent(key, starterCode);
  const { current, latest, isUnsaved, stored, store, save, change, show, noteSent } = content;
  useSavePoints(current, save);
  const reset = useCallback(() => {
    const isOnlyHere = (stored()?.revision ?? null) === null;
    if (!isOnlyHere || latest.current.ownCases.length > 0) {
      change({ code: starterCode });
      return;
    }
    removeDraft(localStorage, key);
    show(null);
  }, [key, starterCode, latest, stored, change, show]);
  const adopt = useCallback(
    (draft: WorkspaceDraft) => {
      if (isUnsaved.current) return false;
      store(draft);
      show(draft);
      return true;
    },
    [isUnsaved, store, show],
  );
  const edit = useCallback((code: string) => change({ code }), [change]);
  const editCases = useCallback((ownCases: readonly OwnCase[]) => change({ ownCases }), [change]);
  return { ...current, edit, editCases, reset, save, stored, adopt, noteSent };
}
