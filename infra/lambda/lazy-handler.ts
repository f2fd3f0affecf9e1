import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpHandler } from '../../functions/http/api-handler.ts';
import { logFailure } from './log-failure.ts';
import { memoize } from './memoize.ts';

const RETRY_AFTER_SECONDS = '2';

function unavailable({
  requestContext,
}: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 503,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'retry-after': RETRY_AFTER_SECONDS,
      'x-request-id': requestContext.requestId,
    },
    body: JSON.stringify({
      error: 'The service is not ready. Nothing was counted; try again in a moment.',
      code: 'UNAVAILABLE',
    }),
  };
}

/**
 * Opens an API when the function is loaded and keeps it open. As long as it can't be opened, it answers 503 and every
 * request tries again.
 *
 * @param open creates the API and its dependencies
 */
export function lazyHandler(open: () => Promise<HttpHandler>): HttpHandler {
  const opened = memoize(open, logFailure);
  return async (event) => {
    const handler = await opened().catch(() => null);
    return handler === null ? unavailable(event) : handler(event);
  };
}
