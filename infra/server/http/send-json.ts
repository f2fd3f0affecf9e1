import type { ServerResponse } from 'node:http';

/** Answers with JSON. After the head is out, all that is left is to end the connection. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
