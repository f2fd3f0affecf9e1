import type { Ref } from 'react';
import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import type { CodeAreaMarks } from '../../editor/code-area.tsx';
import type { ErrorMark } from '../../editor/mark-list.tsx';
import type { CursorPosition } from '../../editor/text-position.ts';
import type { ExecutionReport } from '../../execution/execution-report.ts';
import { parseTraceback } from '../../execution/traceback.tsx';

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

/** Returns how a small editor marks the first error. */
export function areaMarksOf([first]: readonly ErrorMark[]): CodeAreaMarks {
  if (first?.mistake !== undefined) return { mistake: first.mistake };
  return { errorLine: first?.line };
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
  /** Lines at which the last run stopped with an error, or the mistake that was found while the learner typed. */
  marks: readonly ErrorMark[];
  /** The network that the code runs in. An editor may suggest its hosts. */
  lab: LabScenario | null;
  onChange: (code: string) => void;
  onCursorMove: (position: CursorPosition) => void;
  ref?: Ref<CodeEditorHandle> | undefined;
}
