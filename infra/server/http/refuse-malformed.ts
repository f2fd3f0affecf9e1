import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { systemErrorCode } from '../../start-error.ts';

interface Refusal {
  status: number;
  code: string;
  error: string;
}

const MALFORMED: Refusal = {
  status: 400,
  code: 'INVALID_INPUT',
  error: 'What was sent is no HTTP request. Check its request line, its headers and its length.',
};

/** What Node's parser gives up on, by the code of its error; everything else is {@link MALFORMED}. */
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
    { status: 413, code: 'TOO_LARGE', error: 'The extensions of a chunk are too long. Send none.' },
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    { status: 408, code: 'TIMEOUT', error: 'The request took too long to arrive. Send it again.' },
  ],
]);

/** The refusal as it goes over the wire: there is no request, and hence no response that could be asked to write it. */
function written({ status, code, error }: Refusal): string {
  const body = JSON.stringify({ error, code });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${randomUUID()}`,
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Has a server say in JSON what is wrong with what is no HTTP request. */
export function refuseMalformed(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => latest.set(request.socket, response));
  server.on('clientError', (error, socket) => {
    const response = latest.get(socket);
    // Anything written now would become part of the answer that is on its way.
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    if (isAnswering || !socket.writable) socket.destroy();
    else {
      const refusal = REFUSALS.get(systemErrorCode(error)) ?? MALFORMED;
      socket.end(written(refusal), () => socket.destroy());
    }
  });
}
