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
