import { createContext, use } from 'react';
import type { Link } from 'react-router-dom';

/** Where the reader is, and how links work there. */
export interface SiteValue {
  pathname: string;
  /** Null on a page without a router: the browser follows links. */
  RouterLink: typeof Link | null;
}

export const SiteContext = createContext<SiteValue>({ pathname: '/', RouterLink: null });

/** The path of the current address, as the browser has it: nothing is decoded. */
export function usePathname(): string {
  return use(SiteContext).pathname;
}
