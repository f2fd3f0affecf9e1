import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request, as those who answer it see it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Of the address, as it was sent: without the query, not decoded. */
  path: string;
  /** As the browser sees it: `http://localhost:3000`. */
  origin: string;
}

/** Who answers a path and everything below it. */
export interface Route {
  path: string;
  /** Nothing below the path is answered. */
  isLeaf?: boolean;
  answer: (exchange: Exchange) => Promise<void> | void;
}

/** The route that a path belongs to: the longest that fits. */
export function findRoute(routes: readonly Route[], path: string): Route | undefined {
  const isBelow = (route: Route): boolean =>
    route.isLeaf !== true && path.startsWith(`${route.path.replace(/\/$/, '')}/`);
  return routes
    .filter((route) => path === route.path || isBelow(route))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}
