import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OwnCase } from '../../../domain/own-case.ts';
import { removeDraft } from '../../drafts/draft.ts';
import { cleanCode } from '../../editor/clean-code.ts';
import {
  type DraftContent,
  isSameChange,
  nextDraft,
  type Shown,
  withSent,
} from '../../drafts/next-draft.ts';
import { onSaveOpenDrafts } from '../../drafts/open-drafts.ts';
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
interface Edited extends DraftContent {
  status: DraftStatus;
  /** When the draft was saved; null before that. */
  savedAt: Date | null;
  /** Whether the server has it, so that it is on the learner's other devices. */
  isSent: boolean;
}

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
  /** Shows what another tab has saved, unless the learner is typing in this one. */
  catchUp: () => void;
  /** Records that the server has a draft that was saved on this device. */
  noteSent: (draft: WorkspaceDraft, revision: number) => void;
}

/** Called when one of two tabs replaces the code of the other. */
export interface OtherTab {
  /** This tab shows newer code from another one now. @param before what the learner wrote here; null if nothing */
  onNewerThere: (before: string | null) => void;
  /** What this tab saved replaced newer code from another one, which this tab did not show. */
  onNewerHere: (before: string) => void;
}

/** What the workspace opens with if there is no draft: the accepted code, and otherwise the starter code. */
export interface GivenCodes {
  starter: string;
  /** Null if the learner hasn't solved the challenge. */
  accepted: string | null;
}

function openedDraft(draft: WorkspaceDraft | null, { starter, accepted }: GivenCodes): Edited {
  if (draft === null) {
    const code = accepted ?? starter;
    return { code, ownCases: [], status: 'starter', savedAt: null, isSent: false };
  }
  const { code, ownCases, savedAt, isSent } = draft;
  return { code: cleanCode(code), ownCases, status: 'saved', savedAt: new Date(savedAt), isSent };
}

/** The draft of one tab, outside of React: what the tab shows, and what this device stores. */
class TabDraft {
  readonly #key: string;
  readonly #codes: GivenCodes;
  readonly #otherTab: OtherTab;
  readonly #listeners = new Set<() => void>();
  #current: Edited;
  #shown: Shown;

  constructor(key: string, codes: GivenCodes, otherTab: OtherTab) {
    this.#key = key;
    this.#codes = codes;
    this.#otherTab = otherTab;
    const base = this.stored();
    this.#current = openedDraft(base, codes);
    this.#shown = { content: this.#current, base, isUnsaved: false, isWrittenHere: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly current = (): Edited => this.#current;
  readonly stored = (): WorkspaceDraft | null => readWorkspaceDraft(localStorage, this.#key);
  readonly edit = (code: string): void => this.#change({ code });
  readonly editCases = (ownCases: readonly OwnCase[]): void => this.#change({ ownCases });

  readonly reset = (): void => {
    const isOnlyHere = (this.stored()?.revision ?? null) === null;
    const { starter, accepted } = this.#codes;
    if (!isOnlyHere || accepted !== null || this.#shown.content.ownCases.length > 0) {
      this.#change({ code: starter });
      return;
    }
    removeDraft(localStorage, this.#key);
    this.#show(null);
  };

  readonly save = (): void => {
    if (!this.#shown.isUnsaved) return;
    const before = this.stored();
    const draft = nextDraft(this.#shown, before);
    const isConflict = before !== null && !isSameChange(before, this.#shown.base);
    const isSaved = this.#store(draft);
    const base = isSaved ? draft : this.#shown.base;
    this.#shown = { ...this.#shown, base, isUnsaved: false };
    this.#update(
      isSaved ? { status: 'saved', savedAt: new Date(draft.savedAt) } : { status: 'unsaved' },
    );
    if (isSaved && isConflict && before.code !== draft.code) {
      this.#otherTab.onNewerHere(before.code);
    }
  };

  readonly adopt = (draft: WorkspaceDraft): boolean => {
    if (this.#shown.isUnsaved) return false;
    this.#store(draft);
    this.#show(draft);
    return true;
  };

  readonly catchUp = (): void => {
    const draft = this.stored();
    if (draft === null || this.#note(draft) || this.#shown.isUnsaved) return;
    const { content, isWrittenHere } = this.#shown;
    this.#show(draft);
    if (draft.code === content.code) return;
    this.#otherTab.onNewerThere(isWrittenHere ? content.code : null);
  };

  readonly noteSent = (sent: WorkspaceDraft, revision: number): void => {
    const before = this.stored();
    if (before === null) return;
    const draft = withSent(before, sent, revision);
    this.#store(draft);
    this.#note(draft);
  };

  /** Takes over what the server knows of the draft that this tab shows. @returns whether it shows this draft */
  #note(draft: WorkspaceDraft): boolean {
    if (!isSameChange(draft, this.#shown.base)) return false;
    this.#shown = { ...this.#shown, base: draft };
    const isSent = draft.isSent && !this.#shown.isUnsaved;
    if (isSent !== this.#current.isSent) this.#update({ isSent });
    return true;
  }

  #change(changed: Partial<DraftContent>): void {
    const content = { ...this.#shown.content, ...changed };
    this.#shown = { ...this.#shown, content, isUnsaved: true, isWrittenHere: true };
    this.#update({ ...changed, status: 'editing', isSent: false });
  }

  /** Shows a draft as it is stored; null if there is none. */
  #show(draft: WorkspaceDraft | null): void {
    const content = openedDraft(draft, this.#codes);
    this.#shown = { content, base: draft, isUnsaved: false, isWrittenHere: false };
    this.#update(content);
  }

  #store(draft: WorkspaceDraft): boolean {
    return writeWorkspaceDraft(localStorage, this.#key, draft);
  }

  #update(changed: Partial<Edited>): void {
    this.#current = { ...this.#current, ...changed };
    for (const listener of this.#listeners) listener();
  }
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
    const forget = onSaveOpenDrafts(save);
    return () => {
      removeEventListener('pagehide', save);
      forget();
      save();
    };
  }, [save]);
}

/** Shows what other tabs save while they save it, and after the browser has suspended this one. */
function useOtherTabs(key: string, catchUp: () => void): void {
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key) catchUp();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', catchUp);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', catchUp);
    };
  }, [key, catchUp]);
}

/**
 * The learner's code and cases. They are saved on this device while the learner types, and never run automatically.
 *
 * @param codes only those of the first call count, and so for `otherTab`
 */
export function useDraft(key: string, codes: GivenCodes, otherTab: OtherTab): OpenDraft {
  const [draft] = useState(() => new TabDraft(key, codes, otherTab));
  const current = useSyncExternalStore(draft.subscribe, draft.current);
  useSavePoints(current, draft.save);
  useOtherTabs(key, draft.catchUp);
  const { edit, editCases, reset, save, stored, adopt, catchUp, noteSent } = draft;
  return { ...current, edit, editCases, reset, save, stored, adopt, catchUp, noteSent };
}
