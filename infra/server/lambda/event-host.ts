import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Log } from '../../../functions/http/log.ts';
import { maskUnexpected } from '../../../functions/http/unexpected-error.ts';
import { readBody } from '../http/read-body.ts';
import { requestIdOf } from '../http/request-id.ts';
import { sendJson } from '../http/send-json.ts';
import { toGatewayEvent } from './gateway-event.ts';
import { writeGatewayResult } from './gateway-result.ts';
import { createLambdaContext, type LambdaContext } from './lambda-context.ts';

/** A function behind an HTTP API. */
export type GatewayHandler = (
  event: APIGatewayProxyEventV2,
  context: LambdaContext,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** A function and the terms on which it is hosted. */
export interface HostedHandler {
  name: string;
  handler: GatewayHandler;
  /** Milliseconds until the gateway gives up. */
  timeoutMs: number;
  /** The header in which a proxy in front of us names the client; left out without a proxy. */
  addressHeader?: string | undefined;
  log: Log;
}

const TOO_LARGE = { error: 'The body is longer than 6 MB. Send less.', code: 'TOO_LARGE' };
const UNREADABLE = {
  error: 'The address is not properly percent-encoded.',
  code: 'INVALID_INPUT',
};
const TIMED_OUT = {
  error: 'The answer took too long. Look whether it was done before you try again.',
  code: 'UNAVAILABLE',
};

/** Serves HTTP requests with a Lambda handler, as API Gateway's HTTP API does, and refuses in the form of the REST API. */
export function createEventHost(
  hosted: HostedHandler,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const requestId = requestIdOf(response);
    const body = await readBody(request);
    if (body === null) {
      sendJson(response, 413, TOO_LARGE);
      return;
    }
    let event: APIGatewayProxyEventV2;
    try {
      event = toGatewayEvent(request, body, { requestId, addressHeader: hosted.addressHeader });
    } catch {
      sendJson(response, 400, UNREADABLE);
      return;
    }
    await answer(hosted, event, response);
  };
}

async function answer(
  { name, handler, timeoutMs, log }: HostedHandler,
  event: APIGatewayProxyEventV2,
  response: ServerResponse,
): Promise<void> {
  const timeout = new AbortController();
  try {
    const result = await Promise.race([
      handler(event, createLambdaContext(name, timeoutMs)),
      sleep(timeoutMs, null, { signal: timeout.signal }),
    ]);
    if (result === null) sendJson(response, 504, TIMED_OUT);
    else writeGatewayResult(response, result);
  } catch (error) {
    const { requestId } = event.requestContext;
    const { message } = maskUnexpected(error, (entry) => {
      log({ ...entry, function: name, requestId });
    });
    sendJson(response, 500, { error: message, code: 'INTERNAL_SERVER_ERROR' });
  } finally {
    timeout.abort();
  }
}
