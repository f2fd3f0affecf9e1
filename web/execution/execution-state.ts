import type { ExecutionReport } from './execution-report.ts';

/** What is under way: a run in the browser, a run on the server, or a submission. */
export type Activity = 'local' | 'server' | 'submission';

/** A run that gave no report at all. */
export interface ExecutionFailure {
  activity: Activity;
  /** A sentence for the learner. */
  message: string;
}

/** Where the workspace's runs stand. At most one is under way at a time. */
export interface ExecutionState {
  activity: Activity | null;
  report: ExecutionReport | null;
  failure: ExecutionFailure | null;
  /** The learner stopped the last run. */
  isStopped: boolean;
}

export type ExecutionEvent =
  | { type: 'started'; activity: Activity }
  | { type: 'reported'; report: ExecutionReport }
  | { type: 'failed'; failure: ExecutionFailure }
  | { type: 'stopped' }
  | { type: 'cleared' };

export const IDLE: ExecutionState = {
  activity: null,
  report: null,
  failure: null,
  isStopped: false,
};

/** What an event makes of the state. Clearing keeps a run that is under way. */
export function nextExecutionState(state: ExecutionState, event: ExecutionEvent): ExecutionState {
  switch (event.type) {
    case 'started':
      return { ...IDLE, activity: event.activity };
    case 'reported':
      return { ...IDLE, report: event.report };
    case 'failed':
      return { ...IDLE, failure: event.failure };
    case 'stopped':
      return { ...IDLE, isStopped: true };
    case 'cleared':
      return { ...IDLE, activity: state.activity };
  }
}
