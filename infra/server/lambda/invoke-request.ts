import type { IncomingMessage } from 'node:http';
import { readBody } from '../http/read-body.ts';
import type { FunctionHost } from './function-host.ts';
import { InvokeError } from './invoke-error.ts';

const INVOCATIONS = /^\/2015-03-31\/functions\/([^/?]+)\/invocations(?:\?.*)?$/;

/** A call of the Invoke API that may be served. */
export interface InvokeRequest {
  host: FunctionHost;
  tenantId: string;
  /** JSON. */
  payload: string;
  /** `RequestResponse`, `Event` or `DryRun`. */
  invocationType: string;
}

/** What is hosted, and for whom. */
export interface InvokeTerms {
  functions: readonly FunctionHost[];
  accessKeyId: string;
}

/**
 * Reads and checks a call.
 *
 * @throws {InvokeError} as Lambda would answer it
 */
export async function readInvokeRequest(
  request: IncomingMessage,
  { functions, accessKeyId }: InvokeTerms,
): Promise<InvokeRequest> {
  const credential = `Credential=${accessKeyId}/`;
  if (request.headers.authorization?.includes(credential) !== true) {
    throw new InvokeError(403, 'UnrecognizedClientException', 'The security token is invalid.');
  }
  const name = nameOf(request);
  const host = functions.find((candidate) => candidate.name === name);
  if (host === undefined) {
    throw new InvokeError(404, 'ResourceNotFoundException', `Function not found: ${name}`);
  }
  const tenantId = request.headers['x-amz-tenant-id'];
  if (typeof tenantId !== 'string' || tenantId === '') {
    throw new InvokeError(
      400,
      'InvalidParameterValueException',
      'The function is isolated by tenant: a tenant id is required.',
    );
  }
  const body = await readBody(request);
  if (body === null) {
    throw new InvokeError(413, 'RequestTooLargeException', 'The payload is longer than 6 MB.');
  }
  const invocationType = request.headers['x-amz-invocation-type'] ?? 'RequestResponse';
  return { host, tenantId, payload: body.toString(), invocationType: String(invocationType) };
}

/** A function is called by its name, or by an ARN that holds it: `arn:aws:lambda:<region>:<account>:function:<name>`. */
function nameOf(request: IncomingMessage): string {
  const [, encoded] = INVOCATIONS.exec(request.url ?? '') ?? [];
  if (request.method !== 'POST' || encoded === undefined) {
    throw new InvokeError(404, 'ResourceNotFoundException', 'Only invocations are served here.');
  }
  const parts = decodeURIComponent(encoded).split(':');
  return (parts[0] === 'arn' ? parts[6] : parts[0]) ?? '';
}
