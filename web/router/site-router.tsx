import type { ReactNode } from 'react';
import { type AroundNavHandler, type NavigateOptions, Router } from 'wouter';

/** Only the pathname, query and fragment of an address are used. */
const BASE = 'http://localhost';

/** Makes wouter's links and steps keep to this site, and do what a browser does when it loads a page. */
export function SiteRouter({ children }: { children: ReactNode }) {
  return (
    <Router hrefs={ownAddress} aroundNav={takeStep}>
      {children}
    </Router>
  );
}

/** Reads an absolute address. Whatever it says, it never leads out of the site. */
function ownAddress(to: string): string {
  // Two slashes, or what browsers take for them, would name another host.
  const { pathname, search, hash } = new URL(to.replace(/^[/\\\s]*/, '/'), BASE);
  return pathname + search + hash;
}

const takeStep: AroundNavHandler = (navigate, to, options: NavigateOptions<unknown> = {}) => {
  const { replace, state = null } = options;
  const address = ownAddress(to);
  const { pathname, search, hash } = location;
  // As browsers do: a link to where the reader is makes no step.
  const isHere = address === pathname + search + hash;
  navigate(address, { replace: replace ?? isHere, state });
  // Not after Back and forward, which are no steps of ours: the browser returns to where the reader was.
  if (location.pathname !== pathname && location.hash === '') scrollTo(0, 0);
};
