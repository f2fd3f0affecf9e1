import type { APIGatewayProxyEventV2 } from 'aws-lambda';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/**
 * Returns the content type of a response: GraphQL's own if the client accepts it, otherwise JSON. It ignores other
 * `Accept` values, because rejecting the request after it was executed would help nobody.
 *
 * @see https://graphql.github.io/graphql-over-http/draft/ section 6
 */
export function answerType({ headers }: APIGatewayProxyEventV2): string {
  const accepts = headers['accept']?.includes(GRAPHQL_RESPONSE) ?? false;
  return accepts ? GRAPHQL_RESPONSE : 'application/json';
}
