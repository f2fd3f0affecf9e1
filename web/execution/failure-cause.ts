import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What caused a run without a report: a rejection, our server, the network, or a rate limit. */
export type FailureCause = 'refusal' | 'ours' | 'network' | 'wait';

const CAUSE_OF_CODE: Readonly<Record<string, FailureCause>> = {
  RATE_LIMITED: 'wait',
  EXECUTION_UNAVAILABLE: 'ours',
  UNAVAILABLE: 'ours',
  INTERNAL_SERVER_ERROR: 'ours',
};

/** Returns why a run on the server returned no report. Rejections and failures in the browser have their own messages. */
export function causeOfFailure(isLocal: boolean, error: unknown): FailureCause {
  if (isLocal) return 'refusal';
  if (CombinedGraphQLErrors.is(error)) {
    return CAUSE_OF_CODE[String(error.errors[0]?.extensions?.['code'])] ?? 'refusal';
  }
  // The browser reports an unreachable server as a TypeError of fetch. Any other error is unexpected.
  return error instanceof TypeError ? 'network' : 'ours';
}
