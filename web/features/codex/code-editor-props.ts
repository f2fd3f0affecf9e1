import type { Ref } from 'react';
import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import type { ExecutionReport } from '../../execution/execution-report.ts';
import { parseTraceback } from '../../execution/traceback.tsx';

/** A line of the learner's code with an error. */
export interface ErrorMark {
  /** From 1. */
  line: number;
  message: string;
}

/** Returns the lines at which visible tests stopped with an error, each line once, in the order of the tests. */
export function errorMarksOf(report: ExecutionReport | null): ErrorMark[] {
  if (report === null) return [];
  const errors = [...report.tests.map((test) => test.error), report.error];
  const marks = new Map<number, ErrorMark>();
  for (const error of errors) {
    const traceback = parseTraceback(error ?? '');
    if (traceback?.line == null || marks.has(traceback.line)) continue;
    marks.set(traceback.line, { line: traceback.line, message: traceback.explanation });
  }
  return [...marks.values()];
}

/** The position of the cursor. Both numbers start at 1. */
export interface CursorPosition {
  line: number;
  column: number;
}

/** The actions of an editor. */
export interface CodeEditorHandle {
  focus: () => void;
  /** Returns what the editor contains at this moment; null if it has not loaded. */
  code: () => string | null;
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
