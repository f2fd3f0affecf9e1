import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whose turn it is after a run that gave no report: the learner's, ours, the network's, or nobody's for a while. */
export type FailureCause = 'refusal' | 'ours' | 'network' | 'wait';

const CAUSE_OF_CODE: Readonly<Record<string, FailureCause>> = {
  RATE_LIMITED: 'wait',
  EXECUTION_UNAVAILABLE: 'ours',
  UNAVAILABLE: 'ours',
  INTERNAL_SERVER_ERROR: 'ours',
};

/** Why a run on the server gave no report. A refusal names its own reason, as does every failure in the browser. */
export function causeOfFailure(isLocal: boolean, error: unknown): FailureCause {
  if (isLocal) return 'refusal';
  if (CombinedGraphQLErrors.is(error)) {
    return CAUSE_OF_CODE[String(error.errors[0]?.extensions?.['code'])] ?? 'refusal';
  }
  // The browser reports an unreachable server as a TypeError of fetch; any other answer is one that we did not mean.
  return error instanceof TypeError ? 'network' : 'ours';
}
