import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { messages } from '../messages.ts';

/** Why a call of the API did nothing, as the learner reads it: the server's own sentence when it sent one. */
export function sentenceOfFailure(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors[0]?.message ?? messages.temporaryServerIssue;
  }
  // The browser reports an unreachable server as a TypeError of fetch.
  return error instanceof TypeError ? messages.networkError : messages.temporaryServerIssue;
}
