import { onTestFinished, vi } from 'vitest';

interface PageRequest {
  /** "POST /auth/v1/token". */
  line: string;
  path: string;
  /** With its question mark; empty without a query. */
  query: string;
  /** The parsed JSON of the body; null without one. */
  body: unknown;
}

/**
 * Records the page's requests as they are sent.
 *
 * @returns the requests so far, in order
 */
export function watchRequests(): () => PageRequest[] {
  const watched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => watched.mockRestore());
  const before = watched.mock.calls.length;
  return () => watched.mock.calls.slice(before).map(([input, init]) => readRequest(input, init));
}

function readRequest(input: RequestInfo | URL, init: RequestInit = {}): PageRequest {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
  const { method = 'GET', body } = init;
  return {
    line: `${method} ${pathname}`,
    path: pathname,
    query: search,
    body: typeof body === 'string' ? JSON.parse(body) : null,
  };
}

/** Like `watchRequests`, but returns only the request lines: "POST /auth/v1/token". */
export function watchRequestLines(): () => string[] {
  const requests = watchRequests();
  return () => requests().map(({ line }) => line);
}
