import { createContext, use } from 'react';
import type { OwnCase } from '../../domain/own-case.ts';
import type { SubmitSolutionMutation } from '../graphql/__generated__/operations.ts';
import type { ExecutionReport } from './execution-report.ts';
import type { ExecutionState } from './execution-state.ts';
import type { LoadProgress } from './local-runner-context.tsx';
import type { RecordedPlace } from '../../sandbox/recording/record-case.ts';
import type { RecordedCase } from '../../sandbox/recording/recording.ts';

/** What a recorded run reads, and how it is called. */
export interface RecordedInput {
  stdin: string;
  /** What it should print or return; null if nothing is expected. */
  expected: string | null;
  /** Whether it runs as a program, even if its challenge is about a function; false by default. */
  isProgram?: boolean;
  /** Where the recording begins. By default, it contains what matters. */
  place?: RecordedPlace;
}

/** The runs of one workspace, and the actions on them. With blank code, the actions do nothing. */
export interface Execution extends ExecutionState {
  localExecuting: boolean;
  localResults: ExecutionReport | null;
  localError: string | null;
  /** Null once the interpreter is ready, and if it failed to load. */
  localProgress: LoadProgress | null;
  /** Why the interpreter failed to load; null otherwise. */
  loadFailure: string | null;
  /** Retries a failed load. */
  loadLocal: () => void;
  /** Runs on the server against the visible tests and the learner's own. */
  executeCode: (code: string, challengeId: string, ownCases: readonly OwnCase[]) => Promise<void>;
  /** Runs in the browser without any request to the server. @param ownCases the learner's own; defaults to none */
  executeCodeLocal: (code: string, title: string, ownCases?: readonly OwnCase[]) => Promise<void>;
  /** Runs in the browser without tests. @param startInput what the program reads before it asks the learner */
  executeWithOwnInput: (code: string, startInput: string) => Promise<void>;
  /** Whether the interpreter in this browser can record a run. */
  canRecord: () => boolean;
  /**
   * Runs one input in this browser with a recording. The results of the last run stay.
   *
   * @throws {Error} if the interpreter can't record, or the code is unsafe
   */
  recordCase: (code: string, input: RecordedInput) => Promise<RecordedCase>;
  /** Whether programs in this browser can wait for input. */
  canAskForInput: boolean;
  /** Sends the running program its next line; null is the end of the input. */
  sendInput: (line: string | null) => void;
  /** Grades on the server. @returns null if it could not be graded */
  submitChallenge: (
    code: string,
    challengeId: string,
  ) => Promise<SubmitSolutionMutation['submitSolution'] | null>;
  clearResults: () => void;
  /** Stops a run in the browser, or stops waiting for the server. A submission that was sent continues. */
  stop: () => void;
}

export const ExecutionContext = createContext<Execution | null>(null);

/** Returns the runs of the workspace. @throws {Error} outside an ExecutionProvider */
export function useExecution(): Execution {
  const execution = use(ExecutionContext);
  if (!execution) throw new Error('useExecution must be used within an ExecutionProvider.');
  return execution;
}
