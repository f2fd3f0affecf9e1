import { useState } from 'react';
import { useExecution } from '../../execution/execution-value.ts';
import { type GivenCodes, type OpenDraft, type OtherTab, useDraft } from './use-draft.ts';
import { useDraftSync } from './use-draft-sync.ts';

/** Replaced code that can be restored. */
interface Replaced {
  /** A sentence that says what replaced it. */
  words: string;
  before: string;
}

interface EditedCode extends Pick<
  OpenDraft,
  'code' | 'ownCases' | 'status' | 'savedAt' | 'isSent' | 'edit' | 'editCases'
> {
  /** Restores the starter code. */
  reset: () => void;
  /** Replaces the code. @param source what it is replaced with: `the attempt of May 3, 14:02` */
  restore: (code: string, source: string) => void;
  /** The code that was replaced last, until the learner types again. */
  replaced: Replaced | null;
  undo: () => void;
  forgetReplaced: () => void;
}

interface EditedCodeOptions {
  /** The storage key of the draft. */
  key: string;
  learnerId: string;
  challengeId: string;
  codes: GivenCodes;
}

/** The code in the editor: typed, restored, reset, or from another device. Every change clears the results. */
export function useEditedCode(options: EditedCodeOptions): EditedCode {
  const { key, learnerId, challengeId, codes } = options;
  const { clearResults } = useExecution();
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const [otherTab] = useState<OtherTab>(() => ({
    onNewerThere: (before) => {
      const words = 'The editor now contains your newer code from another tab.';
      setReplaced(before === null ? null : { words, before });
      clearResults();
    },
    onNewerHere: (before) =>
      setReplaced({ words: 'This code replaced what you wrote in another tab.', before }),
  }));
  const draft = useDraft(key, codes, otherTab);
  useDraftSync({ learnerId, challengeId }, draft, (before) => {
    setReplaced({ words: 'The editor now contains your newer code from another device.', before });
    clearResults();
  });

  const write = (code: string, cause: Replaced | null): void => {
    setReplaced(cause);
    if (code === draft.code) return;
    draft.edit(code);
    clearResults();
  };
  const { code, ownCases, status, savedAt, isSent, editCases } = draft;
  return {
    code,
    ownCases,
    status,
    savedAt,
    isSent,
    editCases,
    replaced,
    edit: (next) => next !== code && write(next, null),
    restore: (next, source) =>
      write(next, { words: `The editor now contains ${source}.`, before: code }),
    reset: () => {
      setReplaced({ words: 'The editor now contains the starter code.', before: code });
      draft.reset();
      clearResults();
    },
    undo: () => write(replaced?.before ?? code, null),
    forgetReplaced: () => setReplaced(null),
  };
}
