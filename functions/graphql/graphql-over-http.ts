import { HeaderMap, type HTTPGraphQLRequest, type HTTPGraphQLResponse } from '@apollo/server';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { FAILURE_STATUS } from '../../domain/app-error.ts';
import { authenticationChallenge } from '../http/credentials.ts';
import { expectedErrorOf } from '../http/expected-error.ts';
import { eventBody, eventHeaders } from '../http/http-event.ts';
import { parseJsonBody, requireJson } from '../http/json-body.ts';
import { type Log, maskUnexpected } from '../http/log.ts';
import { type CheckedDocument, type DocumentCheck, UNREADABLE } from './document-limits.ts';
import { chooseDocument } from './documents.ts';

/** A request for Apollo Server, and what is known of its document. */
export interface CheckedRequest extends CheckedDocument {
  request: HTTPGraphQLRequest;
}

/**
 * Converts an HTTP API event into a request for Apollo Server and validates its body.
 *
 * @param requireDocument checks the text of a document
 * @returns null if the request has only an unknown hash
 * @throws {AppError} UNSUPPORTED_TYPE unless the body is JSON, TOO_LARGE, or INVALID_INPUT if it can't be parsed or
 * exceeds a limit
 */
export function toGraphqlRequest(
  event: APIGatewayProxyEventV2,
  requireDocument: DocumentCheck,
): CheckedRequest | null {
  const headers = new HeaderMap();
  for (const [name, value] of eventHeaders(event)) headers.set(name, value);
  requireJson(headers);
  headers.set('accept', answerType(event));
  const chosen = chooseDocument(parseJsonBody(eventBody(event)));
  if (!chosen) return null;
  const { body, isTrusted } = chosen;
  const checked = hasQuery(body)
    ? requireDocument(body.query, { isTrusted, variables: variablesOf(body) })
    : UNREADABLE;
  const { method } = event.requestContext.http;
  return { request: { method, headers, search: event.rawQueryString, body }, ...checked };
}

function hasQuery(body: unknown): body is { query: string } {
  return (
    typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string'
  );
}

/** Returns the variables of a request; none if they aren't an object, which Apollo Server refuses. */
function variablesOf(body: object): Readonly<Record<string, unknown>> {
  const { variables } = body as { variables?: unknown };
  return typeof variables === 'object' && variables !== null ? { ...variables } : {};
}

/** The response to a GraphQL request. */
export interface HttpResult {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

/** Converts Apollo Server's response into an HTTP API result. */
export function toHttpResult(response: HTTPGraphQLResponse): HttpResult {
  if (response.body.kind !== 'complete') {
    throw new Error(
      'An incremental response cannot be sent: no operation of this schema is deferred.',
    );
  }
  return {
    statusCode: response.status ?? 200,
    headers: { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' },
    body: response.body.string,
  };
}

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/**
 * Returns the content type of a response: GraphQL's own if the client accepts it, otherwise JSON. It ignores other
 * `Accept` values, because rejecting the request after it was executed would help nobody.
 *
 * @see https://graphql.github.io/graphql-over-http/draft/ section 6
 */
function answerType({ headers }: APIGatewayProxyEventV2): string {
  const accepts = headers['accept']?.includes(GRAPHQL_RESPONSE) ?? false;
  return accepts ? GRAPHQL_RESPONSE : 'application/json';
}

interface Refusal {
  status: number;
  message: string;
  extensions: { code: string; id?: string; retryAfter?: number };
  headers?: Record<string, string>;
}

function sendRefusal(
  event: APIGatewayProxyEventV2,
  refusal: Refusal,
): APIGatewayProxyStructuredResultV2 {
  const { status, message, extensions, headers } = refusal;
  return {
    statusCode: status,
    headers: { ...headers, 'content-type': `${answerType(event)}; charset=utf-8` },
    body: JSON.stringify({ errors: [{ message, extensions }] }),
  };
}

function refusalOf(error: unknown, log: Log): Refusal {
  const expected = expectedErrorOf(error, log);
  if (expected !== null) {
    const { code, message, retryAfterSeconds } = expected;
    const refusal = { status: FAILURE_STATUS[code], message, extensions: { code } };
    if (retryAfterSeconds === null) return refusal;
    return {
      ...refusal,
      extensions: { code, retryAfter: retryAfterSeconds },
      headers: { 'retry-after': String(retryAfterSeconds) },
    };
  }
  const { id, message } = maskUnexpected(error, log);
  return { status: 500, message, extensions: { code: 'INTERNAL_SERVER_ERROR', id } };
}

/** Creates the error response to a request that couldn't be executed. */
export function refuseRequest(
  event: APIGatewayProxyEventV2,
  error: unknown,
  log: Log,
): APIGatewayProxyStructuredResultV2 {
  const refusal = refusalOf(error, log);
  const challenge = authenticationChallenge(
    event.headers['authorization'],
    refusal.extensions.code,
  );
  const headers = { ...refusal.headers, ...(refusal.status === 401 && challenge) };
  return sendRefusal(event, { ...refusal, headers });
}

/** Rejects methods other than POST. A GET query could be a link on another site, and caches could store it. */
export function refuseMethod(event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 {
  const { method } = event.requestContext.http;
  return sendRefusal(event, {
    status: 405,
    message: `/graphql accepts POST with a JSON body, not ${method}.`,
    extensions: { code: 'METHOD_NOT_ALLOWED' },
    headers: { allow: 'POST' },
  });
}

/** Requests the text of a document with an unknown hash, in the format that Apollo's clients expect. */
export function askForDocument(event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 {
  return sendRefusal(event, {
    status: 200,
    message: 'PersistedQueryNotFound',
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
  });
}
