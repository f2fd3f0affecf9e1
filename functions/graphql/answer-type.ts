import type { APIGatewayProxyEventV2 } from 'aws-lambda';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/**
 * The content type of an answer: GraphQL's own for whoever knows it, who reads it whatever the status; JSON for
 * everybody else, since nothing is gained by refusing what has been done.
 *
 * @see https://graphql.github.io/graphql-over-http/draft/ section 6
 */
export function answerType({ headers }: APIGatewayProxyEventV2): string {
  const accepts = headers['accept']?.includes(GRAPHQL_RESPONSE) ?? false;
  return accepts ? GRAPHQL_RESPONSE : 'application/json';
}
