import type { CaseOutcome, RunRequest, RunResult } from '../../contract.ts';
import { BUSY_SENTENCE } from './limit-sentences.ts';

/**
 * Explains the inputs of a run that was ended to make room for others: the one that ran then, and those after it. What
 * had finished by then keeps its outcome.
 *
 * @param cut aborted if the run had to make room
 */
export function explainCut(
  result: RunResult,
  { limits }: Pick<RunRequest, 'limits'>,
  cut: AbortSignal | undefined,
): RunResult {
  const isCut = ({ status, seconds }: CaseOutcome): boolean =>
    status === 'TIME_LIMIT' && seconds * 1_000 < limits.wallMs;
  if (cut?.aborted !== true || !result.outcomes.some(isCut)) return result;
  const outcomes = result.outcomes.map((outcome) =>
    isCut(outcome) ? { ...outcome, error: BUSY_SENTENCE } : outcome,
  );
  return { ...result, outcomes, isCutShort: true };
}
