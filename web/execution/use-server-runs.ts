import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useCallback } from 'react';
import type { OwnCase } from '../../domain/own-case.ts';
import {
  type RunReportFragment,
  type SubmitSolutionMutation,
  useExecuteCodeMutation,
  useSubmitSolutionMutation,
} from '../graphql/__generated__/operations.ts';
import { messages } from '../messages.ts';
import { retryWhenRefused } from './retry-refused.ts';
import type { RunContext } from './use-run-attempts.ts';

/** How often a call is retried after a network failure. */
const NETWORK_RETRIES = 2;
/** The pause before a retry, in milliseconds. */
export const NETWORK_RETRY_MS = 1_000;

/** Checks whether a call got no response. An error response is not a network failure. */
function isNetworkFailure(error: unknown): boolean {
  return !CombinedGraphQLErrors.is(error);
}

/**
 * Retries a call after network failures. The call must be safe to repeat.
 *
 * @param pause waits for the given number of milliseconds
 * @throws the error of the last attempt
 */
export async function retryOnNetworkFailure<Answer>(
  call: () => Promise<Answer>,
  pause: (ms: number) => Promise<void>,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= NETWORK_RETRIES || !isNetworkFailure(error)) throw error;
      await pause(NETWORK_RETRY_MS);
    }
  }
}

interface Attempt {
  code: string;
  challengeId: string;
}

/** An attempt that isn't graded. */
interface Trial extends Attempt {
  ownCases: OwnCase[];
}

type ServerRun<Sent, Result> = (sent: Sent, context: ServerRunContext) => Promise<Result>;

/** What a run on the server needs from the page. */
type ServerRunContext = Pick<RunContext, 'signal' | 'onWait'>;

interface ServerRuns {
  /** The signal stops waiting for the response. */
  execute: ServerRun<Trial, RunReportFragment>;
  /** The signal ends a pause after a refusal, but not a submission that was sent. */
  submit: ServerRun<Attempt, SubmitSolutionMutation['submitSolution']>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns the two calls that run code on the server. A refused call waits as long as the server says, and tries again.
 * Both throw if there is no response.
 */
export function useServerRuns(): ServerRuns {
  const [executeCode] = useExecuteCodeMutation();
  const [submitSolution] = useSubmitSolutionMutation();

  const execute = useCallback(
    async (variables: Trial, context: ServerRunContext) => {
      const { signal } = context;
      const { data } = await retryWhenRefused(
        () => executeCode({ variables, context: { fetchOptions: { signal } } }),
        context,
      );
      if (!data) throw new Error(messages.executionFailed);
      return data.executeCode;
    },
    [executeCode],
  );
  const submit = useCallback(
    async (attempt: Attempt, context: ServerRunContext) => {
      // One key per click: a retried call returns the first one's verdict and awards nothing twice.
      const variables = { ...attempt, idempotencyKey: crypto.randomUUID() };
      const { data } = await retryWhenRefused(
        () => retryOnNetworkFailure(() => submitSolution({ variables }), sleep),
        context,
      );
      if (!data) throw new Error(messages.submissionFailed);
      return data.submitSolution;
    },
    [submitSolution],
  );
  return { execute, submit };
}
