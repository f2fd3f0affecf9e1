import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpHandler } from '../../functions/http/door.ts';
import { hearFailure } from './hear-failure.ts';
import { madeOnce } from './made-once.ts';

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
 * Opens a door as soon as the function is loaded, and keeps it open. While it cannot be opened it answers 503, and
 * every request tries anew.
 *
 * @param open puts together what stands behind the door
 */
export function openingDoor(open: () => Promise<HttpHandler>): HttpHandler {
  const opened = madeOnce(open, hearFailure);
  return async (event) => {
    const handler = await opened().catch(() => null);
    return handler === null ? unavailable(event) : handler(event);
  };
}
