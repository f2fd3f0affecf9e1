import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { withAllowedOrigins } from '../http/allowed-origins.ts';
import {
  type ApiOptions,
  type HttpAnswer,
  type HttpHandler,
  logWithRequestId,
  withRequestId,
} from '../http/api-handler.ts';
import { withCompression } from '../http/compression.ts';
import { clientAddressOf, eventBody, eventHeaders, isDecodable } from '../http/http-event.ts';
import { type ApiBindings, createRestApp } from './app.ts';
import { routes } from './routes.ts';

/** PostgreSQL can't store NUL, so a URL that contains one is rejected. */
const NUL = /\0|%00/;

/** Returns the event as a request; null if it isn't valid HTTP, such as a method that contains a space. */
function toRequest(event: APIGatewayProxyEventV2): Request | null {
  const { rawPath, rawQueryString, requestContext } = event;
  const { method } = requestContext.http;
  if (NUL.test(rawPath) || NUL.test(rawQueryString) || !isDecodable(rawQueryString)) return null;
  const url = new URL('http://rest.local');
  url.pathname = encodeURI(rawPath.toWellFormed());
  url.search = rawQueryString;
  const body = eventBody(event);
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  try {
    return new Request(url, { method, headers: eventHeaders(event), ...(mayHaveBody && { body }) });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const UNREADABLE: APIGatewayProxyStructuredResultV2 = {
  statusCode: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    error: 'The method, the URL or a header of the request is not valid.',
    code: 'INVALID_INPUT',
  }),
};

async function toResult(response: Response, { isStreamed }: ApiBindings): Promise<HttpAnswer> {
  const head = { statusCode: response.status, headers: Object.fromEntries(response.headers) };
  if (isStreamed && response.body !== null) return { ...head, stream: response.body };
  return { ...head, body: await response.text() };
}

/** The methods of all routes, for CORS preflight responses. */
const METHODS = [...new Set(routes.map(({ definition }) => definition.method.toUpperCase()))];

/** Creates the REST API as a Lambda handler for HTTP API events. */
export function createRestHandler(options: ApiOptions): HttpHandler {
  const { log, canStream = false, allowedOrigins: origins = [] } = options;
  const app = createRestApp({ ...options, log: logWithRequestId(log) });
  const answer: HttpHandler = async (event) => {
    const request = toRequest(event);
    if (!request) return UNREADABLE;
    const bindings = { address: clientAddressOf(event), canStream, isStreamed: false };
    return toResult(await app.fetch(request, bindings), bindings);
  };
  return withRequestId(withCompression(withAllowedOrigins({ origins, methods: METHODS }, answer)));
}
