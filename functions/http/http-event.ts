import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { addressBlock } from './address-block.ts';

/** Returns the headers of an HTTP API event, with lowercase names. */
export function eventHeaders(event: APIGatewayProxyEventV2): [name: string, value: string][] {
  return Object.entries(event.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

/** Returns the part of the IP address that identifies a client that isn't signed in. */
export function callerAddress(event: APIGatewayProxyEventV2): string {
  return addressBlock(event.requestContext.http.sourceIp);
}

/** Returns the decoded body of an HTTP API event; empty if there is none. */
export function eventBody(event: APIGatewayProxyEventV2): Buffer<ArrayBuffer> {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
}
