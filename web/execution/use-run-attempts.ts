import { useCallback, useReducer, useRef } from 'react';
import type { ExecutionReport } from './execution-report.ts';
import { type Activity, type ExecutionState, IDLE, nextExecutionState } from './execution-state.ts';
import { reasonOfFailure } from './reason-of-failure.ts';

/** One way to run code. */
export interface Run<Answer> {
  activity: Activity;
  /** @param signal fires when the learner stops the run */
  start: (signal: AbortSignal) => Promise<Answer>;
  report: (answer: Answer) => ExecutionReport;
}

interface RunAttempts {
  state: ExecutionState;
  /** Runs code unless it is blank or another run is under way. @returns null when there is no answer */
  attempt: <Answer>(code: string, run: Run<Answer>) => Promise<Answer | null>;
  clearResults: () => void;
  stop: () => void;
}

interface Current {
  activity: Activity;
  controller: AbortController;
}

/** Keeps the state of a workspace's runs, one at a time. */
export function useRunAttempts(): RunAttempts {
  const [state, dispatch] = useReducer(nextExecutionState, IDLE);
  const current = useRef<Current | null>(null);

  const attempt = useCallback(async <Answer>(code: string, run: Run<Answer>) => {
    if (code.trim() === '' || current.current !== null) return null;
    const { activity } = run;
    const mine = { activity, controller: new AbortController() };
    const { signal } = mine.controller;
    current.current = mine;
    dispatch({ type: 'started', activity });
    try {
      const answer = await run.start(signal);
      if (signal.aborted) return null;
      dispatch({ type: 'reported', report: run.report(answer) });
      return answer;
    } catch (error) {
      const message = reasonOfFailure(activity, error);
      if (!signal.aborted) dispatch({ type: 'failed', failure: { activity, message } });
      return null;
    } finally {
      if (current.current === mine) current.current = null;
    }
  }, []);

  const stop = useCallback(() => {
    // What counts is never half done: a submission that was sent goes to its end.
    if (current.current === null || current.current.activity === 'submission') return;
    current.current.controller.abort();
    current.current = null;
    dispatch({ type: 'stopped' });
  }, []);
  const clearResults = useCallback(() => dispatch({ type: 'cleared' }), []);
  return { state, attempt, clearResults, stop };
}
