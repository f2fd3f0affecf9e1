import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { DoorOptions, HttpHandler } from '../door.ts';
import { callerAddress, eventBody, eventHeaders } from '../http-event.ts';
import { createRestApp } from './app.ts';
import type { DoorBindings } from './rest-app.ts';

function toRequest(event: APIGatewayProxyEventV2): Request {
  const { method } = event.requestContext.http;
  const url = new URL(encodeURI(event.rawPath), 'http://door.local');
  url.search = event.rawQueryString;
  const body = eventBody(event);
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers: eventHeaders(event), ...(mayHaveBody && { body }) });
}

async function toResult(response: Response): Promise<APIGatewayProxyStructuredResultV2> {
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

/** Door 2: REST as a Lambda handler for HTTP API events. */
export function createRestHandler(options: DoorOptions): HttpHandler {
  const app = createRestApp(options);
  return async (event) => {
    const bindings: DoorBindings = { address: callerAddress(event) };
    return toResult(await app.fetch(toRequest(event), bindings));
  };
}
