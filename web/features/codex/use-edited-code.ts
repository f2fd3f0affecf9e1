import { useState } from 'react';
import { useExecution } from '../../execution/execution-value.ts';
import { useDraft } from './use-draft.ts';

/** Replaced code that can be restored. */
interface Replaced {
  /** A sentence that says what replaced it. */
  words: string;
  before: string;
}

type Draft = ReturnType<typeof useDraft>;

interface EditedCode extends Pick<Draft, 'code' | 'status' | 'savedAt' | 'edit'> {
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
