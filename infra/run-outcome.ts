import type { CaseOutcome } from '../sandbox/contract.ts';

/** Returns how a run ended as a whole: the first case that didn't finish decides. */
export function outcomeOfRun(outcomes: readonly CaseOutcome[]): CaseOutcome['status'] {
  return outcomes.find(({ status }) => status !== 'FINISHED')?.status ?? 'FINISHED';
}
