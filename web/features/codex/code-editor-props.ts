import type { Ref } from 'react';
import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import type { ErrorMark } from './error-mark.ts';

/** Where the cursor stands, both from 1. */
export interface CursorPosition {
  line: number;
  column: number;
}

/** What the page can do with an editor. */
export interface CodeEditorHandle {
  focus: () => void;
}

/** What every editor of code takes, rich or plain. */
export interface CodeEditorProps {
  code: string;
  /** Lines that went wrong in the last run. */
  marks: readonly ErrorMark[];
  /** The network that the code plays in; an editor may offer its hosts. */
  lab: LabScenario | null;
  onChange: (code: string) => void;
  onCursorMove: (position: CursorPosition) => void;
  ref?: Ref<CodeEditorHandle> | undefined;
}
