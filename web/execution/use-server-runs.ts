import { useCallback } from 'react';
import {
  type RunReportFragment,
  type SubmitSolutionMutation,
  useExecuteCodeMutation,
  useSubmitSolutionMutation,
} from '../graphql/__generated__/operations.ts';
import { messages } from '../messages.ts';
import { retryOnNetworkFailure } from './retry-on-network-failure.ts';

interface Attempt {
  code: string;
  challengeId: string;
}

interface ServerRuns {
  /** @param signal stops waiting for the response */
  execute: (attempt: Attempt, signal: AbortSignal) => Promise<RunReportFragment>;
  submit: (attempt: Attempt) => Promise<SubmitSolutionMutation['submitSolution']>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the two calls that run code on the server. Both throw if there is no response. */
export function useServerRuns(): ServerRuns {
  const [executeCode] = useExecuteCodeMutation();
  const [submitSolution] = useSubmitSolutionMutation();

  const execute = useCallback(
    async (variables: Attempt, signal: AbortSignal) => {
      const { data } = await executeCode({ variables, context: { fetchOptions: { signal } } });
      if (!data) throw new Error(messages.executionFailed);
      return data.executeCode;
    },
    [executeCode],
  );
  const submit = useCallback(
    async (attempt: Attempt) => {
      // One key per click: a retried call returns the first one's verdict and awards nothing twice.
      const variables = { ...attempt, idempotencyKey: crypto.randomUUID() };
      const { data } = await retryOnNetworkFailure(() => submitSolution({ variables }), pause);
      if (!data) throw new Error(messages.submissionFailed);
      return data.submitSolution;
    },
    [submitSolution],
  );
  return { execute, submit };
}
