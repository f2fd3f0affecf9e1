import type { HttpHandler } from './door.ts';

/** Has every answer say which request it belongs to, by the id that the gateway gave it and logs. */
export function withRequestId(handler: HttpHandler): HttpHandler {
  return async (event) => {
    const result = await handler(event);
    const { requestId } = event.requestContext;
    return { ...result, headers: { ...result.headers, 'x-request-id': requestId } };
  };
}
