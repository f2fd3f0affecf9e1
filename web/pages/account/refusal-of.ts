import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { messages } from '../../messages.ts';

/** Why a call to the API did nothing: the door's code, '' without one, and the sentence to show. */
export interface Refusal {
  code: string;
  message: string;
}

/** Reads the failure of a GraphQL call. The server's own sentence is shown when it sent one. */
export function refusalOf(error: unknown): Refusal {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code: unknown = first?.extensions?.['code'];
    return {
      code: typeof code === 'string' ? code : '',
      message: first?.message ?? messages.temporaryServerIssue,
    };
  }
  // The browser reports an unreachable server as a TypeError of fetch.
  const isUnreachable = error instanceof TypeError;
  return {
    code: '',
    message: isUnreachable ? messages.networkError : messages.temporaryServerIssue,
  };
}
