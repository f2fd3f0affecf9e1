import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { messages } from '../messages.ts';

/** Returns the message of a failed API call: the server's message if it sent one. */
export function errorMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors[0]?.message ?? messages.temporaryServerIssue;
  }
  // The browser reports an unreachable server as a TypeError of fetch.
  return error instanceof TypeError ? messages.networkError : messages.temporaryServerIssue;
}
