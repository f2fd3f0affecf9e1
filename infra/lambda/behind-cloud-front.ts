import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpHandler } from '../../functions/http/api-handler.ts';

/** The header in which CloudFront proves its identity. */
const PROOF = 'x-origin-verify';

/** The header with the viewer's address. To the gateway, all requests come from CloudFront. */
const ADDRESS = 'x-viewer-address';

const REFUSAL: APIGatewayProxyStructuredResultV2 = {
  statusCode: 403,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify({
    error: 'This is not the URL of the site. Send requests to the URL that browsers use.',
    code: 'FORBIDDEN',
  }),
};

/** Gives all compared values the same length. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Checks whether a text is one of the secrets, in constant time. */
function isOneOf(secrets: readonly string[], text: string): boolean {
  const asked = digest(text);
  return secrets.map((secret) => timingSafeEqual(digest(secret), asked)).includes(true);
}

/** Returns the event as the gateway would have sent it for the viewer's own address. */
function unwrap(event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 {
  const { [PROOF]: _proof, [ADDRESS]: address = '', ...headers } = event.headers;
  const { requestContext } = event;
  const { http } = requestContext;
  const sourceIp = isIP(address) === 0 ? http.sourceIp : address;
  return { ...event, headers, requestContext: { ...requestContext, http: { ...http, sourceIp } } };
}

/**
 * Lets only CloudFront reach an API. A caller that bypassed it could put any address into a header and so evade every
 * limit per address.
 *
 * @param secrets what CloudFront sends; more than one during a rotation
 */
export function behindCloudFront(secrets: readonly string[], handler: HttpHandler): HttpHandler {
  return async (event) => {
    const proof = event.headers[PROOF] ?? '';
    return isOneOf(secrets, proof) ? handler(unwrap(event)) : REFUSAL;
  };
}
