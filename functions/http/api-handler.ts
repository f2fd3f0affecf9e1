import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Authenticate } from '../services/ports/records.ts';
import type { Services } from '../services/services.ts';
import type { Log } from './log.ts';

/** The dependencies of an API. */
export interface ApiOptions {
  services: Services;
  authenticate: Authenticate;
  log: Log;
  /** Origins whose pages may call the API from a browser. Defaults to none. */
  allowedOrigins?: readonly string[];
}

/** A Lambda handler behind an HTTP API. */
export type HttpHandler = (
  event: APIGatewayProxyEventV2,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** The id of the current request, for everything that runs on its behalf. */
const currentRequest = new AsyncLocalStorage<string>();

/** Runs an action on behalf of a request. */
export function withinRequest<Result>(requestId: string, action: () => Result): Result {
  return currentRequest.run(requestId, action);
}

/** Adds an `x-request-id` header to every response: the id that the gateway assigned and logs. */
export function withRequestId(handler: HttpHandler): HttpHandler {
  return async (event) => {
    const { requestId } = event.requestContext;
    const result = await withinRequest(requestId, () => handler(event));
    return { ...result, headers: { ...result.headers, 'x-request-id': requestId } };
  };
}

/** Adds the id of the current request to every log entry. */
export function logWithRequestId(log: Log): Log {
  return (entry) => {
    const requestId = currentRequest.getStore();
    log({ ...entry, ...(requestId !== undefined && { requestId }) });
  };
}
