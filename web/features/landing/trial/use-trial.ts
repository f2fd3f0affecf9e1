import { useCallback, useState } from 'react';
import { useIsLearner } from '../../../session/session-context.ts';
import type { TrialState } from './trial-state.ts';
import { useKeptSolution } from './use-kept-solution.ts';
import { useTrialCode } from './use-trial-code.ts';
import { useTrialRuns } from './use-trial-runs.ts';

/** The visitor's program, its runs and its submission. */
export function useTrial(): TrialState {
  const [code, edit] = useTrialCode();
  const { run, start, stop, prepare } = useTrialRuns();
  const { kept, keep } = useKeptSolution();
  const isLearner = useIsLearner();
  const [hasNoted, setHasNoted] = useState(false);
  const noteSolved = useCallback(() => setHasNoted(true), []);
  const isStale = run.kind === 'report' && run.report.code !== code;
  return {
    code,
    edit,
    run,
    isStale,
    // After signing out, a learner is a visitor again.
    wasSolved: hasNoted && isLearner,
    noteSolved,
    isSolved: run.kind === 'report' && !isStale && run.report.isSuccess,
    start: () => start(code),
    stop,
    prepare,
    kept,
    keep: () => keep(code),
    isLearner,
  };
}
