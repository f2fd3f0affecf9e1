import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { addressBlock } from './address-block.ts';

/** The headers of an HTTP API event, by lower-case name. */
export function eventHeaders(event: APIGatewayProxyEventV2): [name: string, value: string][] {
  return Object.entries(event.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

/** What tells the callers of an HTTP API apart when they have not signed in. */
export function callerAddress(event: APIGatewayProxyEventV2): string {
  return addressBlock(event.requestContext.http.sourceIp);
}

/** The body of an HTTP API event as it was sent; empty without one. */
export function eventBody(event: APIGatewayProxyEventV2): Buffer<ArrayBuffer> {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
}
