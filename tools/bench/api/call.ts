import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { HttpHandler } from '../../../functions/http/api-handler.ts';
import { trustedDocuments } from '../../../functions/graphql/__generated__/trusted-documents.ts';
import { httpEvent } from '../../../tests/support/apis.ts';

/** Who answers calls, in this process: the cost of HTTP would be the same for all. */
export interface Answerer {
  name: string;
  /** Makes one call. @throws {Error} when its answer is not the right one */
  call: () => Promise<unknown>;
}

/** What a GraphQL request says. */
export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  extensions?: object;
}

/** The event of a GraphQL request. @param token null for a visitor */
export function graphqlEvent(
  { variables = {}, ...request }: GraphqlRequest,
  token: string | null,
): APIGatewayProxyEventV2 {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const body = { ...request, variables };
  return httpEvent({ method: 'POST', path: '/graphql', headers, body });
}

/** An operation of the web client, by its text and its hash. @param name such as `query Dashboard` */
export function webOperation(name: string): GraphqlRequest {
  const found = [...trustedDocuments].find(([, text]) => new RegExp(`^${name}\\b`).test(text));
  if (!found) throw new Error(`The web client has no ${name}.`);
  const [sha256Hash, query] = found;
  return { query, extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

/**
 * Asks a handler.
 *
 * @returns the body of its answer
 * @throws {Error} with the answer, when it is a refusal or has errors
 */
export async function ask(handler: HttpHandler, event: APIGatewayProxyEventV2): Promise<string> {
  const { statusCode, body = '' } = await handler(event);
  if (statusCode === 200 && !body.startsWith('{"errors"')) return body;
  throw new Error(`${event.rawPath} answered ${statusCode ?? 'nothing'}: ${body}`);
}
