import type { RunStatus } from '../../contract.ts';
import type { CaseReport } from './interpreter.ts';

/** The statuses that the harness itself can report. */
const REPORTED: readonly RunStatus[] = ['FINISHED', 'ERROR', 'MEMORY_LIMIT', 'OUTPUT_LIMIT'];

/** Creates the report on a case that was ended from outside the interpreter. */
export const stoppedBy = (status: RunStatus): CaseReport => ({ status, error: null, value: null });

/** Returns whether the interpreter can be reused after this status. Otherwise it may be damaged. */
export const isUsableAfter = (status: RunStatus): boolean =>
  status === 'FINISHED' || status === 'ERROR';

const isOptionalText = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';

/**
 * Parses a harness report. A learner's program may have forged it, so anything unexpected counts as a crash of the
 * interpreter.
 */
export function parseCaseReport(text: string | null): CaseReport {
  if (text === null) return stoppedBy('CRASHED');
  try {
    return readCaseReport(JSON.parse(text));
  } catch {
    return stoppedBy('CRASHED');
  }
}

/** Validates a report that has already been parsed, with the same distrust. */
export function readCaseReport(parsed: unknown): CaseReport {
  if (typeof parsed !== 'object' || parsed === null) return stoppedBy('CRASHED');
  const { status: word, error, value } = parsed as Record<keyof CaseReport, unknown>;
  const status = REPORTED.find((known) => known === word);
  if (status === undefined || !isOptionalText(error) || !isOptionalText(value))
    return stoppedBy('CRASHED');
  return { status, error, value };
}
