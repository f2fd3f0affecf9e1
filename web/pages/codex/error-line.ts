import type { ExecutionReport } from '../../execution/execution-report.ts';
import { parseTraceback } from './traceback.ts';

/** The line of the learner's code where the first visible test stopped with an error; null without one. */
export function errorLineOf(report: ExecutionReport | null): number | null {
  if (report === null) return null;
  const errors = [...report.tests.map((test) => test.error), report.error];
  const [first] = errors.flatMap((error) => parseTraceback(error ?? '')?.line ?? []);
  return first ?? null;
}
