import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { messages } from '../messages.ts';
import type { Activity } from './execution-state.ts';

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
