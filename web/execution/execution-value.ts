import { createContext, use } from 'react';
import type { SubmitSolutionMutation } from '../graphql/__generated__/operations.ts';
import type { ExecutionReport } from './execution-report.ts';
import type { ExecutionState } from './execution-state.ts';

/** How far the interpreter is on its way to this browser. */
export interface LoadProgress {
  /** 0 to 1. */
  fraction: number;
  label: string;
}

/** The runs of one workspace and what can be done with them. Blank code does nothing. */
export interface Execution extends ExecutionState {
  localExecuting: boolean;
  localResults: ExecutionReport | null;
  localError: string | null;
  /** Null once the interpreter is ready. */
  localProgress: LoadProgress | null;
  /** Runs on the server against the visible tests. */
  executeCode: (code: string, challengeId: string) => Promise<void>;
  /** Runs in the browser without any call to the server. */
  executeCodeLocal: (code: string, title: string) => Promise<void>;
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
