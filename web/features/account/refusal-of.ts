import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { sentenceOfFailure } from '../../graphql/sentence-of-failure.ts';

/** Why a call to the API did nothing: the API's code, '' without one, and the sentence to show. */
export interface Refusal {
  code: string;
  message: string;
}

/** Reads the failure of a GraphQL call. */
export function refusalOf(error: unknown): Refusal {
  const code: unknown = CombinedGraphQLErrors.is(error)
    ? error.errors[0]?.extensions?.['code']
    : undefined;
  return { code: typeof code === 'string' ? code : '', message: sentenceOfFailure(error) };
}
