import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { LambdaClientConfig } from '@aws-sdk/client-lambda';
import { describeError } from '../../../functions/http/describe-error.ts';
import type { Log } from '../../../functions/http/log.ts';
import { closeServer, listen } from '../../http/listen.ts';
import type { FunctionHost } from './function-host.ts';
import { InvokeError } from './invoke-error.ts';
import { readInvokeRequest, type InvokeRequest } from './invoke-request.ts';

/** A running Invoke API. */
export interface InvokeApi {
  /** What an unmodified `LambdaClient` needs to reach it. */
  client: LambdaClientConfig;
  /** The same for a process that finds its way by its environment, as on AWS. */
  environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * Serves Lambda's Invoke API for functions of this machine, on a random port of the loopback interface. It
 * wants a random access key: without one, any page in a browser could send a request there.
 *
 * @see https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 */
export async function startInvokeApi(
  functions: readonly FunctionHost[],
  log: Log,
): Promise<InvokeApi> {
  const accessKeyId = randomBytes(16).toString('hex');
  const server = createServer((request, response) => {
    readInvokeRequest(request, { functions, accessKeyId })
      .then((call) => serve(call, response))
      .catch((error: unknown) => refuse(response, error, log));
  });
  const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
  const secretAccessKey = randomBytes(16).toString('hex');
  return {
    client: { endpoint, region: 'local', credentials: { accessKeyId, secretAccessKey } },
    environment: {
      AWS_ENDPOINT_URL_LAMBDA: endpoint,
      AWS_REGION: 'local',
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
    close: () => closeServer(server, 0),
  };
}

async function serve(call: InvokeRequest, response: ServerResponse): Promise<void> {
  if (call.invocationType === 'DryRun') {
    response.writeHead(204).end();
    return;
  }
  const invocation = call.host.invoke(call.payload, call.tenantId);
  if (call.invocationType === 'Event') {
    void invocation.catch(() => undefined);
    response.writeHead(202).end();
    return;
  }
  const result = await invocation;
  if (result === null) {
    throw new InvokeError(429, 'TooManyRequestsException', 'Too many invocations are waiting.');
  }
  response.writeHead(200, {
    'content-type': 'application/json',
    'x-amz-executed-version': '$LATEST',
    'x-amzn-requestid': randomUUID(),
    ...(result.isError && { 'x-amz-function-error': 'Unhandled' }),
  });
  response.end(result.payload);
}

function refuse(response: ServerResponse, error: unknown, log: Log): void {
  const message = error instanceof Error ? error.message : String(error);
  const isExpected = error instanceof InvokeError;
  if (!isExpected)
    log({ level: 'error', message: 'An invocation failed.', ...describeError(error) });
  const { status, type } = isExpected ? error : { status: 500, type: 'ServiceException' };
  if (!response.headersSent) {
    response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type });
  }
  response.end(JSON.stringify({ Type: status < 500 ? 'User' : 'Service', Message: message }));
}
