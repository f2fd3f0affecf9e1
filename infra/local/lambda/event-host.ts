import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { describeError } from '../../../functions/describe-error.ts';
import type { Log } from '../../../functions/log.ts';
import { readBody } from '../http/read-body.ts';
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

/** The gateway's own answers have a body like this. */
const gatewayMessage = (message: string): { message: string } => ({ message });

/** Serves HTTP requests with a Lambda handler, as API Gateway's HTTP API does. */
export function createEventHost(
  hosted: HostedHandler,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const body = await readBody(request);
    if (body === null) {
      sendJson(response, 413, gatewayMessage('Request Entity Too Large'));
      return;
    }
    let event: APIGatewayProxyEventV2;
    try {
      event = toGatewayEvent(request, body, hosted.addressHeader);
    } catch {
      sendJson(response, 400, gatewayMessage('The address is not properly percent-encoded.'));
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
  const patience = new AbortController();
  try {
    const result = await Promise.race([
      handler(event, createLambdaContext(name, timeoutMs)),
      sleep(timeoutMs, null, { signal: patience.signal }),
    ]);
    if (result === null) sendJson(response, 503, gatewayMessage('Service Unavailable'));
    else writeGatewayResult(response, result);
  } catch (error) {
    const id = randomUUID();
    log({ level: 'error', message: `The function ${name} threw.`, id, ...describeError(error) });
    sendJson(response, 500, gatewayMessage('Internal Server Error'));
  } finally {
    patience.abort();
  }
}
