import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HttpAnswer } from '../../../functions/http/api-handler.ts';
import { type Log, maskUnexpected } from '../../../functions/http/log.ts';
import type { AppEnv } from '../http/app.ts';
import { refuse } from '../http/json-response.ts';
import { toGatewayEvent, toResponse } from './gateway-event.ts';
import { withClientSignal } from '../../client-signal.ts';
import { createLambdaContext, type LambdaContext } from './lambda-context.ts';

/** Lambda's maximum event size. */
export const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** A Lambda function behind an HTTP API. */
export type GatewayHandler = (
  event: APIGatewayProxyEventV2,
  context: LambdaContext,
) => Promise<HttpAnswer>;

/** A Lambda function, and how to host it. */
export interface HostedHandler {
  name: string;
  handler: GatewayHandler;
  /** Milliseconds until the gateway gives up. */
  timeoutMs: number;
  /** The header in which a proxy in front of the server passes the client's address; undefined without a proxy. */
  addressHeader?: string | undefined;
  log: Log;
}

const TOO_LARGE = {
  status: 413,
  error: 'The body is longer than 6 MB. Send less.',
  code: 'TOO_LARGE',
};
const UNREADABLE = {
  status: 400,
  error: 'The address is not properly percent-encoded.',
  code: 'INVALID_INPUT',
};
const TIMED_OUT = {
  status: 504,
  error: 'The response took too long. Check whether the request succeeded before you try again.',
  code: 'UNAVAILABLE',
};

/** Rejects bodies that Lambda would not accept, in the format of the REST API. */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => refuse(TOO_LARGE),
});

/** Serves requests with a Lambda handler, as API Gateway's HTTP API does. Use it after {@link limitBody}. */
export function lambdaHandler(hosted: HostedHandler): Handler<AppEnv> {
  return async (context) => {
    const { incoming } = context.env;
    const { requestId } = context.var;
    const body = Buffer.from(await context.req.arrayBuffer());
    let event: APIGatewayProxyEventV2;
    try {
      event = toGatewayEvent(incoming, body, { requestId, addressHeader: hosted.addressHeader });
    } catch {
      return refuse(UNREADABLE);
    }
    return invoke(hosted, event, context);
  };
}

async function invoke(
  { name, handler, timeoutMs, log }: HostedHandler,
  event: APIGatewayProxyEventV2,
  { var: { requestId, leaving }, req }: Context<AppEnv>,
): Promise<Response> {
  const timeout = new AbortController();
  const ends = leaving ? [req.raw.signal, leaving] : [req.raw.signal];
  try {
    const result = await Promise.race([
      withClientSignal(AbortSignal.any([...ends, timeout.signal]), () =>
        handler(event, createLambdaContext(name, timeoutMs)),
      ),
      sleep(timeoutMs, null, { signal: timeout.signal }),
    ]);
    return result === null ? refuse(TIMED_OUT) : toResponse(result);
  } catch (error) {
    const { message } = maskUnexpected(error, (entry) => {
      log({ ...entry, function: name, requestId });
    });
    return refuse({ status: 500, error: message, code: 'INTERNAL_SERVER_ERROR' });
  } finally {
    timeout.abort();
  }
}
