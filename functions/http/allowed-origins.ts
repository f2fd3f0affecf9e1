import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpHandler } from './api-handler.ts';

/** How long a browser may cache a preflight response, in seconds. */
const PREFLIGHT_LIFETIME = 600;

const READABLE_HEADERS = 'etag,retry-after,www-authenticate,x-request-id';
const ACCEPTED_HEADERS = 'authorization,content-type,idempotency-key,if-none-match,traceparent';

/** The origins and methods that CORS allows. */
export interface CrossOriginRule {
  /** Such as `https://app.example.org`. */
  origins: readonly string[];
  /** In uppercase. */
  methods: readonly string[];
}

/** Checks whether a request is a CORS preflight. */
function isPreflight({ headers, requestContext }: APIGatewayProxyEventV2): boolean {
  return (
    requestContext.http.method === 'OPTIONS' && headers['access-control-request-method'] != null
  );
}

/** Returns the `Vary` header with `origin` added. */
function varyByOrigin({ headers }: APIGatewayProxyStructuredResultV2): Record<string, string> {
  const vary = headers?.['vary'];
  return { vary: vary === undefined ? 'origin' : `${String(vary)}, origin` };
}

/**
 * Adds CORS headers for the listed origins. Tokens are sent in a header, not in a cookie, so credentials aren't allowed.
 * Other origins get no CORS headers, so their browsers block the response.
 *
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function withAllowedOrigins(
  { origins, methods }: CrossOriginRule,
  handler: HttpHandler,
): HttpHandler {
  if (origins.length === 0) return handler;
  return async (event) => {
    const origin = event.headers['origin'] ?? '';
    if (!origins.includes(origin)) {
      const result = await handler(event);
      return { ...result, headers: { ...result.headers, ...varyByOrigin(result) } };
    }
    const shared = {
      'access-control-allow-origin': origin,
      'access-control-expose-headers': READABLE_HEADERS,
    };
    if (!isPreflight(event)) {
      const result = await handler(event);
      return { ...result, headers: { ...result.headers, ...varyByOrigin(result), ...shared } };
    }
    const permission = {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': methods.join(','),
      'access-control-allow-headers': ACCEPTED_HEADERS,
      'access-control-max-age': String(PREFLIGHT_LIFETIME),
      vary: 'origin',
    };
    return { statusCode: 204, headers: permission };
  };
}
