import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const HEADER = 'x-request-id';

/** The id of the request that a response answers. The answer says it too, whoever makes it. */
export function requestIdOf(response: ServerResponse): string {
  const known = response.getHeader(HEADER);
  if (typeof known === 'string') return known;
  const id = randomUUID();
  if (!response.headersSent) response.setHeader(HEADER, id);
  return id;
}
