import { HeaderMap, type HTTPGraphQLRequest, type HTTPGraphQLResponse } from '@apollo/server';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { Failure } from '../../domain/failure.ts';
import { eventBody, eventHeaders, MAX_BODY_BYTES } from '../http-event.ts';

function bodyOf(event: APIGatewayProxyEventV2): string {
  const body = eventBody(event);
  if (body.length <= MAX_BODY_BYTES) return body.toString('utf8');
  throw new Failure(
    'TOO_LARGE',
    `The request has ${body.length} bytes; at most ${MAX_BODY_BYTES} are read.`,
  );
}

function parsed(body: string): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new Failure('INVALID_INPUT', 'The body is not valid JSON.');
  }
}

/**
 * An HTTP API event as Apollo Server wants it.
 *
 * @throws {Failure} TOO_LARGE, or INVALID_INPUT for a body that is not JSON
 */
export function toGraphqlRequest(event: APIGatewayProxyEventV2): HTTPGraphQLRequest {
  const headers = new HeaderMap();
  for (const [name, value] of eventHeaders(event)) headers.set(name, value);
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = bodyOf(event);
  return {
    method: event.requestContext.http.method,
    headers,
    search: event.rawQueryString,
    body: isJson ? parsed(body) : body,
  };
}

/** Apollo Server's answer as an HTTP API result. */
export function toHttpResult(response: HTTPGraphQLResponse): APIGatewayProxyStructuredResultV2 {
  if (response.body.kind !== 'complete') {
    throw new Error(
      'An incremental answer cannot be sent: no operation of this schema is deferred.',
    );
  }
  return {
    statusCode: response.status ?? 200,
    headers: Object.fromEntries(response.headers),
    body: response.body.string,
  };
}
