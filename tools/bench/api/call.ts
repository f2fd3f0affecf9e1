import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { HttpHandler } from '../../../functions/http/api-handler.ts';
import { trustedDocuments } from '../../../functions/graphql/__generated__/trusted-documents.ts';
import { httpEvent } from '../../../tests/support/apis.ts';

/** A handler in this process: the cost of HTTP would be the same for all. */
export interface Answerer {
  name: string;
  /** Makes one call. @throws {Error} if its response isn't the expected one */
  call: () => Promise<unknown>;
}

/** The body of a GraphQL request. */
export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  extensions?: object;
}

/** Returns the event of a GraphQL request. @param token null for a visitor */
export function graphqlEvent(
  { variables = {}, ...request }: GraphqlRequest,
  token: string | null,
): APIGatewayProxyEventV2 {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const body = { ...request, variables };
  return httpEvent({ method: 'POST', path: '/graphql', headers, body });
}

/** Returns an operation of the web client, by text and by hash. @param name such as `query Dashboard` */
export function webOperation(name: string): GraphqlRequest {
  const found = [...trustedDocuments].find(([, text]) => new RegExp(`^${name}\\b`).test(text));
  if (!found) throw new Error(`The web client has no ${name}.`);
  const [sha256Hash, query] = found;
  return { query, extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

/**
 * Sends an event to a handler.
 *
 * @returns the body of the response
 * @throws {Error} with the response if it is a refusal or has errors
 */
export async function ask(handler: HttpHandler, event: APIGatewayProxyEventV2): Promise<string> {
  const { statusCode, body = '' } = await handler(event);
  if (statusCode === 200 && !body.startsWith('{"errors"')) return body;
  throw new Error(`${event.rawPath} answered ${statusCode ?? 'nothing'}: ${body}`);
}
