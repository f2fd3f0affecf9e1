import type { ExecutionReport } from '../../../execution/execution-report.ts';
import type { SubmittedTrial } from './call-trial-api.ts';
import type { PythonState, RunWait } from './trial-runner.ts';

/** A run that the visitor stopped. */
export interface StoppedRun {
  kind: 'stopped';
  /** The line, from 1, that the program was at; null if it is unknown, as on the server. */
  line: number | null;
  /** What the program had printed for its last input. */
  output: string;
}

/** The state of the visitor's last run. */
export type TrialRun =
  | { kind: 'none' }
  | { kind: 'running'; wait: RunWait | null }
  | {
      kind: 'report';
      report: ExecutionReport;
      /** The line, from 1, at which the program stopped with an error; null if there is none. */
      errorLine: number | null;
      /** The state of Python in this browser when the run began. */
      python: PythonState;
    }
  | { kind: 'failed'; message: string }
  | StoppedRun;

/** The state of the submission that keeps the visitor's solution. */
export type KeptSolution =
  | { kind: 'none' }
  | { kind: 'sending' }
  | { kind: 'submitted'; submitted: SubmittedTrial }
  | { kind: 'failed'; message: string };

/** Everything about the program that the visitor tries. */
export interface TrialState {
  code: string;
  edit: (code: string) => void;
  run: TrialRun;
  /** Whether the code has changed since the run. */
  isStale: boolean;
  /** Whether the learner solved the challenge on an earlier visit. */
  wasSolved: boolean;
  /** Called when it turns out that the learner did. */
  noteSolved: () => void;
  /** Whether the code passes the visible tests. */
  isSolved: boolean;
  start: () => void;
  stop: () => void;
  /** Starts loading Python in this browser. */
  prepare: () => void;
  /** What became of the submission. */
  kept: KeptSolution;
  keep: () => void;
  /** Whether somebody is signed in, with or without an account. */
  isLearner: boolean;
}
