import type { RunStatus } from '../../contract.ts';
import type { CaseReport } from './interpreter.ts';

/** What the harness itself can find out. The other statuses are for the world around it. */
const REPORTED: readonly RunStatus[] = ['FINISHED', 'ERROR', 'MEMORY_LIMIT', 'OUTPUT_LIMIT'];

/** The report on a case that something outside the interpreter ended. */
export const stoppedBy = (status: RunStatus): CaseReport => ({ status, error: null, value: null });

/** After any other status the interpreter may be damaged, and a fresh one has to carry on. */
export const isUsableAfter = (status: RunStatus): boolean =>
  status === 'FINISHED' || status === 'ERROR';

const isOptionalText = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';

/**
 * Reads a harness's report. A learner's program may have written it, so that anything unexpected counts as a
 * breakdown.
 */
export function parseCaseReport(text: string | null): CaseReport {
  if (text === null) return stoppedBy('CRASHED');
  try {
    return readCaseReport(JSON.parse(text));
  } catch {
    return stoppedBy('CRASHED');
  }
}

/** Reads a report that is parsed already, with the same distrust. */
export function readCaseReport(parsed: unknown): CaseReport {
  if (typeof parsed !== 'object' || parsed === null) return stoppedBy('CRASHED');
  const { status: word, error, value } = parsed as Record<keyof CaseReport, unknown>;
  const status = REPORTED.find((known) => known === word);
  if (status === undefined || !isOptionalText(error) || !isOptionalText(value))
    return stoppedBy('CRASHED');
  return { status, error, value };
}
