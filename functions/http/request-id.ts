import { AsyncLocalStorage } from 'node:async_hooks';
import type { HttpHandler } from './api-handler.ts';
import type { Log } from './log.ts';

/** The id of the request that is being answered, for whatever is called on its behalf. */
const currentRequest = new AsyncLocalStorage<string>();

/** Does something on behalf of a request. */
export function withinRequest<Result>(requestId: string, action: () => Result): Result {
  return currentRequest.run(requestId, action);
}

/** Has every answer say which request it belongs to, by the id that the gateway gave it and logs. */
export function withRequestId(handler: HttpHandler): HttpHandler {
  return async (event) => {
    const { requestId } = event.requestContext;
    const result = await withinRequest(requestId, () => handler(event));
    return { ...result, headers: { ...result.headers, 'x-request-id': requestId } };
  };
}

/** Has every line that is logged while a request is answered say which request that was. */
export function logWithRequestId(log: Log): Log {
  return (entry) => {
    const requestId = currentRequest.getStore();
    log({ ...entry, ...(requestId !== undefined && { requestId }) });
  };
}
