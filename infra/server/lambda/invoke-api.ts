import { isUtf8 } from 'node:buffer';
import { randomBytes, randomUUID } from 'node:crypto';
import type { LambdaClientConfig } from '@aws-sdk/client-lambda';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describeError, type Log } from '../../../functions/http/log.ts';
import { readInvocationContext } from '../../../sandbox/invocation-context.ts';
import { createHttpServer } from '../http/http-server.ts';
import { closeServer, listen } from '../../http/listen.ts';
import { OWN_LIMIT } from '../../../functions/invoke/lambda-execution.ts';
import { QueueFullError } from './fair-queue.ts';
import type { InvocationResult } from './function-environment.ts';
import type { FunctionHost } from './function-host.ts';
import { MAX_BODY_BYTES } from './lambda-handler.ts';
import { isSigned, namesKey, type SigningKey } from './verify-signature.ts';

/** What an Invoke API serves. */
interface InvokeAppTerms {
  functions: readonly FunctionHost[];
  /** Every request must be signed with one of them. */
  keys: readonly SigningKey[];
  log: Log;
  /** Called after each invocation. */
  onEnded?: (ended: EndedInvocation) => void;
}

/** An invocation that has ended. */
export interface EndedInvocation {
  /** What the client added to it. */
  context: unknown;
  result: InvocationResult;
  /** Including its wait. */
  seconds: number;
}

/** A running Invoke API. */
export interface InvokeApi {
  /** The settings with which an unmodified `LambdaClient` reaches it. */
  client: LambdaClientConfig;
  /** The same as environment variables, which the SDK reads on AWS. */
  environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const UNEXPECTED = { status: 500, type: 'ServiceException', reason: undefined };

/** An error of the Invoke API in the format that the AWS SDK expects. */
class InvokeError extends Error {
  readonly status: number;
  /** The name of the exception on AWS. */
  readonly type: string;
  /** The reason for throttling, in AWS's words. */
  reason: string | undefined;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.name = 'InvokeError';
    this.status = status;
    this.type = type;
  }
}

/**
 * Serves Lambda's Invoke API for functions on this machine, on a random port of the loopback interface. It requires a
 * random key: without one, any page in a browser could send a request there.
 *
 * @see https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 */
export async function startInvokeApi(
  functions: readonly FunctionHost[],
  log: Log,
): Promise<InvokeApi> {
  const key = {
    accessKeyId: randomBytes(16).toString('hex'),
    secretAccessKey: randomBytes(16).toString('hex'),
  };
  const app = createInvokeApp({ functions, keys: [key], log });
  const server = createHttpServer((request, env) => app.fetch(request, env));
  // A connection that is closed while the client sends on it would fail a learner's run.
  server.keepAliveTimeout = 0;
  const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
  return {
    client: { endpoint, region: 'local', credentials: key },
    environment: {
      AWS_ENDPOINT_URL_LAMBDA: endpoint,
      AWS_REGION: 'local',
      AWS_ACCESS_KEY_ID: key.accessKeyId,
      AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
    },
    close: () => closeServer(server, 0),
  };
}

const unrecognized = (): InvokeError =>
  new InvokeError(403, 'UnrecognizedClientException', 'The signature is not valid here.');

/** Creates the routes of an Invoke API, which refuse every request without a valid signature. */
export function createInvokeApp(terms: InvokeAppTerms): Hono {
  const { functions, keys, log } = terms;
  const app = new Hono();
  const limitPayload = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new InvokeError(413, 'RequestTooLargeException', 'The payload is longer than 6 MB.');
    },
  });
  // The body of a client without the key isn't even read.
  app.use(async ({ req }, next) => {
    if (!keys.some((key) => namesKey(req.raw.headers, key))) throw unrecognized();
    await next();
  });
  app.use(limitPayload, async ({ req }, next) => {
    const { method, url, headers } = req.raw;
    const body = new Uint8Array(await req.arrayBuffer());
    const request = { method, url, headers, body };
    const checks = await Promise.all(keys.map((key) => isSigned(request, key)));
    if (!checks.includes(true)) throw unrecognized();
    if (!isUtf8(body)) {
      const message = 'Could not parse request body into json: it is not valid UTF-8.';
      throw new InvokeError(400, 'InvalidRequestContentException', message);
    }
    await next();
  });
  app.post('/2015-03-31/functions/:name/invocations', (context) => {
    return invoke(findFunction(functions, context.req.param('name')), context, terms);
  });
  app.notFound(() => {
    throw new InvokeError(404, 'ResourceNotFoundException', 'Only invocations are supported here.');
  });
  app.onError((error) => refuse(error, log));
  return app;
}

/** Finds a function by its name or by an ARN: `arn:aws:lambda:<region>:<account>:function:<name>`. */
function findFunction(functions: readonly FunctionHost[], nameOrArn: string): FunctionHost {
  const parts = nameOrArn.split(':');
  const name = (parts[0] === 'arn' ? parts[6] : parts[0]) ?? '';
  const host = functions.find((candidate) => candidate.name === name);
  if (host) return host;
  throw new InvokeError(404, 'ResourceNotFoundException', `Function not found: ${name}`);
}

/** Reads the client context of an invocation, which is JSON in Base64. */
function contextOf(header: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(header ?? '', 'base64').toString());
  } catch {
    return undefined;
  }
}

async function invoke(
  host: FunctionHost,
  { req }: Context,
  { onEnded }: InvokeAppTerms,
): Promise<Response> {
  const tenantId = req.header('x-amz-tenant-id') ?? '';
  if (tenantId === '') {
    throw new InvokeError(
      400,
      'InvalidParameterValueException',
      'The function is isolated by tenant: a tenant ID is required.',
    );
  }
  const payload = await req.text();
  const invocationType = req.header('x-amz-invocation-type');
  if (invocationType === 'DryRun') return new Response(null, { status: 204 });
  // A client that closes its connection, as it does when it times out, doesn't need the result.
  const signal = invocationType === 'Event' ? undefined : req.raw.signal;
  const startMs = performance.now();
  const context = contextOf(req.header('x-amz-client-context'));
  const { priority, waitMs } = readInvocationContext(context);
  const invocation = host.invoke(payload, { tenantId, priority, waitMs }, signal);
  if (invocationType === 'Event') {
    void invocation.catch(() => undefined);
    return new Response(null, { status: 202 });
  }
  const result = await invocation.catch(refuseWhenFull);
  onEnded?.({ context, result, seconds: (performance.now() - startMs) / 1_000 });
  return new Response(result.payload, {
    headers: {
      'content-type': 'application/json',
      'x-amz-executed-version': '$LATEST',
      'x-amzn-requestid': randomUUID(),
      ...(result.isError && { 'x-amz-function-error': 'Unhandled' }),
    },
  });
}

/** @throws {InvokeError} if the queue is full, otherwise the error itself */
function refuseWhenFull(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  const refusal = new InvokeError(429, 'TooManyRequestsException', error.message);
  refusal.reason = error.isOwn ? OWN_LIMIT : 'ConcurrentInvocationLimitExceeded';
  throw refusal;
}

function refuse(error: Error, log: Log): Response {
  const isExpected = error instanceof InvokeError;
  if (!isExpected)
    log({ level: 'error', message: 'An invocation failed.', ...describeError(error) });
  const { status, type, reason } = isExpected ? error : UNEXPECTED;
  const body = { Type: status < 500 ? 'User' : 'Service', Message: error.message, Reason: reason };
  return Response.json(body, { status, headers: { 'x-amzn-errortype': type } });
}
