import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpHandler } from './api-handler.ts';

/** Seconds for which a browser may remember what a page of another origin may do. */
const PREFLIGHT_LIFETIME = 600;

const READABLE_HEADERS = 'etag,retry-after,x-request-id';
const ACCEPTED_HEADERS = 'authorization,content-type,idempotency-key,if-none-match';

/** Whose pages may call an API, and how. */
export interface CrossOriginRule {
  /** Such as `https://app.example.org`. */
  origins: readonly string[];
  /** In capitals. */
  methods: readonly string[];
}

/** Whether a browser asks what a page may do before it does it. */
function isPreflight({ headers, requestContext }: APIGatewayProxyEventV2): boolean {
  return (
    requestContext.http.method === 'OPTIONS' && headers['access-control-request-method'] != null
  );
}

/** With what the answer depends on added to what it says of that already. */
function varyByOrigin({ headers }: APIGatewayProxyStructuredResultV2): Record<string, string> {
  const vary = headers?.['vary'];
  return { vary: vary === undefined ? 'origin' : `${String(vary)}, origin` };
}

/**
 * Lets pages of listed origins call an API and read its answers. Tokens travel in a header, never in a cookie, so no
 * credentials are allowed. A page of any other origin gets no word of it, and its browser refuses.
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
