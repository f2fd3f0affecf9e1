import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthContext } from '../auth-context.ts';
import { AuthFailure } from '../auth-failure.ts';
import { allowCrossOrigin, writePreflight } from './cross-origin.ts';
import type { AuthAnswer, Endpoint } from './endpoint.ts';
import { readBody } from './read-body.ts';
import { writeAnswer, writeFailure } from './write-answer.ts';

/** The endpoints of a path, by method. */
export type EndpointTable = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** A request on its way to an endpoint. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Below the place where the service is mounted, such as `/token`. */
  path: string;
}

/** Answers a request, whatever happens. */
export async function handleRequest(
  auth: AuthContext,
  endpoints: EndpointTable,
  exchange: Exchange,
): Promise<void> {
  const { request, response } = exchange;
  allowCrossOrigin(response);
  if (request.method === 'OPTIONS') {
    writePreflight(response);
    return;
  }
  try {
    writeAnswer(response, await answer(auth, endpoints, exchange));
  } catch (error) {
    const failure = error instanceof AuthFailure ? error : mask(auth, error);
    writeFailure(response, failure, request.headers['x-supabase-api-version']);
  }
}

async function answer(
  auth: AuthContext,
  endpoints: EndpointTable,
  { request, response, path }: Exchange,
): Promise<AuthAnswer> {
  const { headers } = request;
  const endpoint = findEndpoint(endpoints, { method: request.method ?? '', path, response });
  return endpoint({
    auth,
    headers,
    query: new URLSearchParams(/\?(.*)$/s.exec(request.url ?? '')?.[1]),
    body: await readBody(request),
    client: {
      userAgent: headers['user-agent'] ?? null,
      address: request.socket.remoteAddress ?? null,
    },
  });
}

function findEndpoint(
  endpoints: EndpointTable,
  { method, path, response }: { method: string; path: string; response: ServerResponse },
): Endpoint {
  const methods = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
  if (methods === undefined) {
    throw new AuthFailure({ status: 404, code: 'not_found' }, `There is no endpoint "${path}".`);
  }
  const endpoint = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (endpoint !== undefined) return endpoint;
  const allowed = Object.keys(methods).join(', ');
  response.setHeader('allow', allowed);
  throw new AuthFailure(
    { status: 405, code: 'method_not_allowed' },
    `"${path}" answers ${allowed}, not ${method}.`,
  );
}

/** What went wrong inside is for the log; a database error may quote what somebody typed. */
function mask(auth: AuthContext, error: unknown): AuthFailure {
  const id = randomUUID();
  const { name, code, stack } = describe(error);
  auth.options.log({ event: 'auth_failed', id, name, code, stack });
  return new AuthFailure(
    { status: 500, code: 'unexpected_failure' },
    `Unexpected failure, please check the server's log for ${id}.`,
  );
}

/** Everything but the message. */
function describe(error: unknown): { name: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error };
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name: error.name, ...code, ...(stack === undefined ? {} : { stack }) };
}
