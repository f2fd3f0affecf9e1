import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthContext } from '../auth-context.ts';
import { clientAddress } from '../../http/client-address.ts';
import { limitRequest } from '../limits/limit-request.ts';
import { allowCrossOrigin, writePreflight } from './cross-origin.ts';
import type { AuthAnswer, AuthCall } from './endpoint.ts';
import { findEndpoint, type EndpointTable } from './find-endpoint.ts';
import { maskError } from './mask-error.ts';
import { readBody } from './read-body.ts';
import { refusePrefetch } from './refuse-prefetch.ts';
import { writeAnswer, writeError } from './write-answer.ts';

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
  response.setHeader('x-content-type-options', 'nosniff');
  if (request.method === 'OPTIONS') {
    writePreflight(response);
    return;
  }
  try {
    writeAnswer(response, await answer(auth, endpoints, exchange));
  } catch (error) {
    writeError(response, maskError(auth, error), request.headers['x-supabase-api-version']);
  }
}

async function answer(
  auth: AuthContext,
  endpoints: EndpointTable,
  { request, response, path }: Exchange,
): Promise<AuthAnswer> {
  const { headers } = request;
  const method = request.method ?? '';
  const { endpoint, parameters } = findEndpoint(endpoints, { method, path, response });
  refusePrefetch(headers);
  const call: AuthCall = {
    auth,
    headers,
    parameters,
    query: new URLSearchParams(/\?(.*)$/s.exec(request.url ?? '')?.[1]),
    body: await readBody(request),
    client: {
      userAgent: headers['user-agent'] ?? null,
      address: clientAddress(request, auth.options.addressHeader),
    },
  };
  await limitRequest(call, `${method} ${path}`);
  return endpoint(call);
}
