import { createContext, use } from 'react';
import type { SubmitSolutionMutation } from '../graphql/__generated__/operations.ts';
import type { ExecutionReport } from './execution-report.ts';
import type { ExecutionState } from './execution-state.ts';
import type { LoadProgress } from './local-runner-value.ts';

/** The runs of one workspace and what can be done with them. Blank code does nothing. */
export interface Execution extends ExecutionState {
  localExecuting: boolean;
  localResults: ExecutionReport | null;
  localError: string | null;
  /** Null once the interpreter is ready, and when it did not load. */
  localProgress: LoadProgress | null;
  /** Why the interpreter did not load; null otherwise. */
  loadFailure: string | null;
  /** Tries again after a load that failed. */
  loadLocal: () => void;
  /** Runs on the server against the visible tests. */
  executeCode: (code: string, challengeId: string) => Promise<void>;
  /** Runs in the browser without any call to the server. */
  executeCodeLocal: (code: string, title: string) => Promise<void>;
  /** Runs in the browser against no test. @param startInput what it reads before it asks the learner */
  executeWithOwnInput: (code: string, startInput: string) => Promise<void>;
  /** Whether a program here can wait for the learner. */
  canAskForInput: boolean;
  /** Gives the program under way its next line; null is the end of its input. */
  sendInput: (line: string | null) => void;
  /** Grades on the server. @returns null when it could not be graded */
  submitChallenge: (
    code: string,
    challengeId: string,
  ) => Promise<SubmitSolutionMutation['submitSolution'] | null>;
  clearResults: () => void;
  /** Ends a run at once, in the browser or the wait for the server. A submission goes on. */
  stop: () => void;
}

export const ExecutionContext = createContext<Execution | null>(null);

/** The runs of the workspace. @throws {Error} outside an ExecutionProvider */
export function useExecution(): Execution {
  const execution = use(ExecutionContext);
  if (!execution) throw new Error('useExecution needs an ExecutionProvider around it.');
  return execution;
}
