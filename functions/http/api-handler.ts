import { AsyncLocalStorage } from 'node:async_hooks';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '../../domain/app-error.ts';
import type { Authenticate } from '../services/ports/records.ts';
import type { Services } from '../services/services.ts';
import type { Log } from './log.ts';
import { continueTrace, type TraceContext, traceParentOf } from './trace-context.ts';

/** The dependencies of an API. */
export interface ApiOptions {
  services: Services;
  authenticate: Authenticate;
  log: Log;
  /** Whether the host can send a body while it is written. Defaults to false, as on AWS. */
  canStream?: boolean;
  /** Origins whose pages may call the API from a browser. Defaults to none. */
  allowedOrigins?: readonly string[];
}

/** The result of a handler. */
export interface HttpAnswer extends APIGatewayProxyStructuredResultV2 {
  /** In place of `body`, for hosts that can send a body while it is written. */
  stream?: ReadableStream<Uint8Array>;
}

/** A Lambda handler behind an HTTP API. */
export type HttpHandler = (event: APIGatewayProxyEventV2) => Promise<HttpAnswer>;

/** The current request, for everything that runs on its behalf. */
interface CurrentRequest {
  requestId: string;
  /** When it began, in milliseconds of `performance.now()`. */
  sinceMs: number;
  trace: TraceContext;
}

const currentRequest = new AsyncLocalStorage<CurrentRequest>();

/** Runs an action on behalf of a request. @param parent the caller's `traceparent` */
export function withinRequest<Result>(
  { requestId, parent }: { requestId: string; parent: string | undefined },
  action: () => Result,
): Result {
  const trace = continueTrace(parent);
  return currentRequest.run({ requestId, trace, sinceMs: performance.now() }, action);
}

/** When every request is answered, in milliseconds: before the gateway gives up, which would answer 504. */
const ANSWER_MS = 27_000;
/** What remains for the answer when the work of a request has to end. */
const ANSWER_ALLOWANCE_MS = 1_000;

/** Returns how long the current request may wait for others, in milliseconds; undefined outside of requests. */
export function timeLeftMs(): number | undefined {
  const current = currentRequest.getStore();
  return current && current.sinceMs + ANSWER_MS - ANSWER_ALLOWANCE_MS - performance.now();
}

const SLOW = 'The answer took too long. Check whether the request succeeded before you try again.';

/**
 * Does the work of the current request, and gives up before the gateway does.
 *
 * @throws {AppError} UNAVAILABLE after 27 seconds, and whatever the work throws
 */
export async function answerInTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const giveUp = (): void =>
    late.reject(new AppError('UNAVAILABLE', SLOW, { retryAfterSeconds: 5 }));
  const timer = setTimeout(giveUp, (timeLeftMs() ?? ANSWER_MS) + ANSWER_ALLOWANCE_MS);
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the `traceparent` for calls on behalf of the current request; undefined outside of requests. */
export function traceParent(): string | undefined {
  const current = currentRequest.getStore();
  return current && traceParentOf(current.trace);
}

/** Adds an `x-request-id` header to every response: the id that the gateway assigned and logs. */
export function withRequestId(handler: HttpHandler): HttpHandler {
  return async (event) => {
    const { requestId } = event.requestContext;
    const parent = event.headers['traceparent'];
    const result = await withinRequest({ requestId, parent }, () => handler(event));
    return { ...result, headers: { ...result.headers, 'x-request-id': requestId } };
  };
}

/** Adds the ids of the current request and of its trace to every log entry. */
export function logWithRequestId(log: Log): Log {
  return (entry) => {
    const current = currentRequest.getStore();
    log({
      ...entry,
      ...(current && { requestId: current.requestId, traceId: current.trace.traceId }),
    });
  };
}
