import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { RunObserver } from '../../sandbox/contract.ts';
import { messages } from '../messages.ts';
import type { ExecutionReport } from './execution-report.ts';
import {
  type Activity,
  causeOfFailure,
  type ExecutionEvent,
  type ExecutionState,
  IDLE,
  nextExecutionState,
} from './execution-state.ts';
import { followRun, type RunFollower } from './follow-run.ts';
import type { RefusalWait } from './retry-refused.ts';

const FALLBACKS: Readonly<Record<Activity, string>> = {
  local: messages.localExecutionFailed,
  server: messages.executionFailed,
  submission: messages.submissionFailed,
};

/** Returns the message for a run without a report: the server's message if it sent one. */
export function reasonOfFailure(activity: Activity, error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? FALLBACKS[activity];
  // The browser reports an unreachable server as a TypeError of fetch.
  if (activity !== 'local') {
    return error instanceof TypeError ? messages.networkError : FALLBACKS[activity];
  }
  return error instanceof Error && error.message !== '' ? error.message : FALLBACKS.local;
}

/** What a run needs from the page. */
export interface RunContext {
  /** Aborted when the learner stops the run. */
  signal: AbortSignal;
  /** Sets what stops a run in this browser. It returns the line that the program was at; null if that is unknown. */
  onStop: (end: () => Promise<number | null>) => void;
  /** Shows the pause after a refusal; null when it is over. */
  onWait: (wait: RefusalWait | null) => void;
  observer: Required<RunObserver>;
}

/** One way to run code. */
interface Run<Answer> {
  activity: Activity;
  /** Whether the learner provides the input. */
  isOwnInput?: boolean;
  start: (context: RunContext) => Promise<Answer>;
  report: (answer: Answer) => ExecutionReport;
}

interface RunAttempts {
  state: ExecutionState;
  /** Runs code, unless it is blank or another run is in progress. @returns null if there is no result */
  attempt: <Answer>(code: string, run: Run<Answer>) => Promise<Answer | null>;
  clearResults: () => void;
  /** Sends the running program its next input; null is the end of the input. */
  sendInput: (line: string | null) => void;
  stop: () => void;
}

interface Current {
  activity: Activity;
  /** When it started, in milliseconds of the page's clock. */
  startedAt: number;
  /** Whether the server refused it and it waits to try again. */
  isWaiting: boolean;
  controller: AbortController;
  /** Stops the run and returns its line; null if it ends by its signal. */
  end: (() => Promise<number | null>) | null;
  follower: RunFollower;
}

function begin(activity: Activity, follower: RunFollower): Current {
  const controller = new AbortController();
  const startedAt = performance.now();
  return { activity, startedAt, isWaiting: false, controller, end: null, follower };
}

/** Returns the seconds since a run began. */
function secondsOf({ startedAt }: Current): number {
  return (performance.now() - startedAt) / 1_000;
}

/** Ends a run, and tells how far it came. */
function endRun(run: Current, tell: (event: ExecutionEvent) => unknown): void {
  const seconds = secondsOf(run);
  run.follower.end();
  run.controller.abort();
  const tellLine = (line: number | null): unknown => tell({ type: 'stopped', seconds, line });
  if (run.end === null) tellLine(null);
  else void run.end().then(tellLine);
}

function abortIfWaiting(run: Current | null): void {
  if (run?.isWaiting === true) run.controller.abort();
}

/** Manages the runs of a workspace, one at a time. */
export function useRunAttempts(): RunAttempts {
  const [state, dispatch] = useReducer(nextExecutionState, IDLE);
  const current = useRef<Current | null>(null);
  // Nothing is sent again after the learner has left the page.
  useEffect(() => () => abortIfWaiting(current.current), []);

  const attempt = useCallback(async <Answer>(code: string, run: Run<Answer>) => {
    if (code.trim() === '' || current.current !== null) return null;
    const { activity, isOwnInput = false } = run;
    const follower = followRun(dispatch);
    const mine = begin(activity, follower);
    const { signal } = mine.controller;
    current.current = mine;
    dispatch({ type: 'started', activity, isOwnInput });
    const onWait = (wait: RefusalWait | null): void => {
      mine.isWaiting = wait !== null;
      if (!signal.aborted) dispatch({ type: 'refused', wait });
    };
    const onStop = (end: NonNullable<Current['end']>) => void (mine.end = end);
    try {
      const answer = await run.start({ signal, onStop, onWait, observer: follower.observer });
      follower.end();
      if (signal.aborted) return null;
      dispatch({ type: 'reported', report: run.report(answer) });
      return answer;
    } catch (error) {
      follower.end();
      const message = reasonOfFailure(activity, error);
      const failure = { activity, message, cause: causeOfFailure(activity === 'local', error) };
      if (!signal.aborted) dispatch({ type: 'failed', failure });
      return null;
    } finally {
      if (current.current === mine) current.current = null;
    }
  }, []);

  const stop = useCallback(() => {
    const stopped = current.current;
    // A submission can't be canceled once it was sent, unless the server refused it.
    if (stopped === null || (stopped.activity === 'submission' && !stopped.isWaiting)) return;
    current.current = null;
    endRun(stopped, (event) => current.current === null && dispatch(event));
  }, []);
  const sendInput = useCallback((line: string | null) => {
    current.current?.follower.sendInput(line);
  }, []);
  const clearResults = useCallback(() => dispatch({ type: 'cleared' }), []);
  return { state, attempt, clearResults, sendInput, stop };
}
