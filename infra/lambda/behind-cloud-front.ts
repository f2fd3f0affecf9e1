import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpHandler } from '../../functions/http/api-handler.ts';

/** In which CloudFront proves that it is CloudFront. */
const PROOF = 'x-origin-verify';

/** In which it names whose request it is: to the gateway, all come from CloudFront. */
const ADDRESS = 'x-viewer-address';

const REFUSAL: APIGatewayProxyStructuredResultV2 = {
  statusCode: 403,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify({
    error: 'This is not the address of the site. Ask at the address that the browser shows there.',
    code: 'FORBIDDEN',
  }),
};

/** Of one length, whatever is compared. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a text is one of the secrets, in a time that tells nothing of them. */
function isOneOf(secrets: readonly string[], text: string): boolean {
  const asked = digest(text);
  return secrets.map((secret) => timingSafeEqual(digest(secret), asked)).includes(true);
}

/** The event as the gateway would have sent it to the viewer's own address. */
function unwrap(event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 {
  const { [PROOF]: _proof, [ADDRESS]: address = '', ...headers } = event.headers;
  const { requestContext } = event;
  const { http } = requestContext;
  const sourceIp = isIP(address) === 0 ? http.sourceIp : address;
  return { ...event, headers, requestContext: { ...requestContext, http: { ...http, sourceIp } } };
}

/**
 * Lets only CloudFront through to an API. Whoever went around it could write any address into a header, and every
 * limit by address would be theirs to reset.
 *
 * @param secrets what CloudFront says; more than one while it changes
 */
export function behindCloudFront(secrets: readonly string[], handler: HttpHandler): HttpHandler {
  return async (event) => {
    const proof = event.headers[PROOF] ?? '';
    return isOneOf(secrets, proof) ? handler(unwrap(event)) : REFUSAL;
  };
}
