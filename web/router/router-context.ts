import { createContext, use } from 'react';
import type { HistoryEntry, RouterHistory } from './router-history.ts';

/** What the router gives to everything inside it. */
export interface RouterValue {
  /** Stays the same. */
  history: RouterHistory;
  entry: HistoryEntry;
}

export const RouterContext = createContext<RouterValue | null>(null);

/**
 * The router around a component.
 *
 * @throws {Error} outside a router
 */
export function useRouter(): RouterValue {
  const router = use(RouterContext);
  if (!router) throw new Error('Links and addresses need a Router around them.');
  return router;
}
