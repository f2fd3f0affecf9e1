import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { AppEnv } from './app.ts';
import { systemErrorCode } from '../../start-error.ts';
import { refuse, type Refusal } from './json-response.ts';

/** Answers requests; the `fetch` of a Hono app. */
export type Fetch = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>;

const MALFORMED: Refusal = {
  status: 400,
  code: 'INVALID_INPUT',
  error: 'This is not a valid HTTP request. Check its request line, its headers and its length.',
};

/** Refusals by the code of Node's parser error. Any other error is {@link MALFORMED}. */
const REFUSALS: ReadonlyMap<string | undefined, Refusal> = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    {
      status: 431,
      code: 'TOO_LARGE',
      error: 'The headers are too long. Send fewer or shorter ones.',
    },
  ],
  [
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    { status: 413, code: 'TOO_LARGE', error: 'The chunk extensions are too long. Remove them.' },
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    { status: 408, code: 'TIMEOUT', error: 'The request took too long to arrive. Send it again.' },
  ],
]);

/** Creates a server that answers with an app and rejects malformed HTTP requests in JSON. */
export function createHttpServer(fetch: Fetch): Server {
  const listener = getRequestListener((request, env) => fetch(request, env as AppEnv['Bindings']), {
    // The app itself rejects requests without a host.
    hostname: 'localhost',
    // The app handles its own failures. Only an unreadable host or path arrives here.
    errorHandler: () => refuse({ ...MALFORMED, headers: plainHeaders() }),
  });
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    void listener(request, response);
  });
  refuseMalformed(server);
  return server;
}

function refuseMalformed(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => latest.set(request.socket, response));
  server.on('clientError', (error, socket) => {
    const response = latest.get(socket);
    // Anything written now would become part of the response that is being sent.
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    if (isAnswering || !socket.writable) socket.destroy();
    else {
      const refusal = REFUSALS.get(systemErrorCode(error)) ?? MALFORMED;
      socket.end(toWire(refusal), () => socket.destroy());
    }
  });
}

/** Formats a refusal as raw HTTP. Node has no response object for a request that it could not parse. */
function toWire({ status, code, error }: Refusal): string {
  const body = JSON.stringify({ error, code });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...plainHeaders(),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}

/** Returns the headers of a refusal that never reached the app. */
function plainHeaders(): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': randomUUID(),
  };
}
