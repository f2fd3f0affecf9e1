import { useEffect, useState, useSyncExternalStore } from 'react';
import { trial } from 'virtual:trial';
import { readDraft, writeDraft } from '../../../drafts/draft.ts';
import { visitorDraftKey } from '../../../drafts/visitor-draft.ts';

/** The id of the editor, under which a prerendered page has it before it is hydrated. */
export const EDITOR_ID = 'trial-code';

const DRAFT_KEY = visitorDraftKey(trial.id);

/** How long the visitor must pause before a draft is saved, in milliseconds. */
const DRAFT_PAUSE_MS = 400;

/** Returns what the visitor typed before the page was hydrated, which would be lost; null if that is nothing. */
function typedEarly(): string | null {
  if (typeof document === 'undefined') return null;
  const field = document.getElementById(EDITOR_ID);
  if (!(field instanceof HTMLTextAreaElement)) return null;
  return field.value === trial.starterCode ? null : field.value;
}

const neverChanges = () => () => undefined;

/** The code in the editor. It is saved on this device while the visitor types. */
export function useTrialCode(): [code: string, edit: (code: string) => void] {
  const [early] = useState(typedEarly);
  // Not the initial state: the prerendered page has the starter code, whatever this device has.
  const initial = useSyncExternalStore(
    neverChanges,
    () => early ?? readDraft(localStorage, DRAFT_KEY)?.code ?? trial.starterCode,
    () => trial.starterCode,
  );
  const [edited, edit] = useState<string | null>(null);
  const unsaved = edited ?? early;
  useEffect(() => {
    if (unsaved === null) return;
    const save = (): void => {
      writeDraft(localStorage, DRAFT_KEY, { code: unsaved, savedAt: new Date().toISOString() });
    };
    const timer = setTimeout(save, DRAFT_PAUSE_MS);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [unsaved]);
  return [edited ?? initial, edit];
}
