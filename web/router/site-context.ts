import { createContext, use } from 'react';
import type { Link } from 'react-router-dom';

/** The current location, and how links work there. */
export interface SiteValue {
  pathname: string;
  /** Null on a page without a router, where the browser follows links. */
  RouterLink: typeof Link | null;
}

export const SiteContext = createContext<SiteValue>({ pathname: '/', RouterLink: null });

/** Returns the path of the current URL, not decoded. */
export function usePathname(): string {
  return use(SiteContext).pathname;
}
