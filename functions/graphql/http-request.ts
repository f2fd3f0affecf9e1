import { HeaderMap, type HTTPGraphQLRequest, type HTTPGraphQLResponse } from '@apollo/server';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { eventBody, eventHeaders } from '../http/http-event.ts';
import { parseJsonBody, requireJson } from '../http/json-body.ts';
import { answerType } from './answer-type.ts';
import { chooseDocument } from './choose-document.ts';

/**
 * Converts an HTTP API event into a request for Apollo Server and validates its body.
 *
 * @param requireDocument checks the text of a document that isn't the web client's
 * @returns null if the request has only an unknown hash
 * @throws {AppError} UNSUPPORTED_TYPE unless the body is JSON, TOO_LARGE, or INVALID_INPUT if it can't be parsed or
 * exceeds a limit
 */
export function toGraphqlRequest(
  event: APIGatewayProxyEventV2,
  requireDocument: (source: string) => void,
): HTTPGraphQLRequest | null {
  const headers = new HeaderMap();
  for (const [name, value] of eventHeaders(event)) headers.set(name, value);
  requireJson(headers);
  headers.set('accept', answerType(event));
  const chosen = chooseDocument(parseJsonBody(eventBody(event)));
  if (!chosen) return null;
  const { body, isTrusted } = chosen;
  if (!isTrusted && hasQuery(body)) requireDocument(body.query);
  const { method } = event.requestContext.http;
  return { method, headers, search: event.rawQueryString, body };
}

function hasQuery(body: unknown): body is { query: string } {
  return (
    typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string'
  );
}

/** Converts Apollo Server's response into an HTTP API result. */
export function toHttpResult(response: HTTPGraphQLResponse): APIGatewayProxyStructuredResultV2 {
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
