import type { IncomingHttpHeaders } from 'node:http';
import { AuthError } from '../auth-error.ts';

/** By which browsers and their predecessors say that nobody has opened the address yet. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'];

/**
 * Keeps a browser that loads a link ahead of its user from using it up. It asks again when the link is opened.
 *
 * @throws {AuthError} request_too_early
 * @see https://fetch.spec.whatwg.org/#sec-purpose-header
 */
export function refusePrefetch(headers: IncomingHttpHeaders): void {
  const isAhead = PURPOSES.some((name) =>
    /prefetch|preview|prerender/i.test(String(headers[name])),
  );
  if (!isAhead) return;
  throw new AuthError(
    { status: 425, code: 'request_too_early' },
    'This address works once, so it is not answered before somebody opens it.',
  );
}
