import { onTestFinished, vi } from 'vitest';

interface PageRequest {
  /** "POST /auth/v1/token". */
  line: string;
  path: string;
  /** With its question mark; empty without a query. */
  query: string;
  /** What the text of the body means as JSON; null without one. */
  body: unknown;
}

/**
 * Watches what the page asks for, from the moment that it asks.
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

/** Watches as `watchRequests` does, and names each request by its line alone: "POST /auth/v1/token". */
export function watchRequestLines(): () => string[] {
  const requests = watchRequests();
  return () => requests().map(({ line }) => line);
}
