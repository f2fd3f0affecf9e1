import type { Ref } from 'react';
import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import type { ErrorMark } from './error-mark.ts';

/** The position of the cursor. Both numbers start at 1. */
export interface CursorPosition {
  line: number;
  column: number;
}

/** The actions of an editor. */
export interface CodeEditorHandle {
  focus: () => void;
}

/** The props of every code editor, rich or plain. */
export interface CodeEditorProps {
  code: string;
  /** Lines with an error in the last run. */
  marks: readonly ErrorMark[];
  /** The network that the code runs in. An editor may suggest its hosts. */
  lab: LabScenario | null;
  onChange: (code: string) => void;
  onCursorMove: (position: CursorPosition) => void;
  ref?: Ref<CodeEditorHandle> | undefined;
}
