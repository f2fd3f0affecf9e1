import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorMessage } from '../../graphql/error-message.ts';

/** Why an API call failed: the API's error code ('' if there is none) and the message to show. */
export interface Refusal {
  code: string;
  message: string;
}

/** Returns the code and message of a failed GraphQL call. */
export function readRefusal(error: unknown): Refusal {
  const code: unknown = CombinedGraphQLErrors.is(error)
    ? error.errors[0]?.extensions?.['code']
    : undefined;
  return { code: typeof code === 'string' ? code : '', message: errorMessage(error) };
}
