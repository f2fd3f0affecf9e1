import { type ComponentProps, use } from 'react';
import { SiteContext } from './site-context.ts';

/** Any base works, because only the path, query and fragment are used. */
const BASE = 'http://localhost';

/** Parses an absolute path. The result never leads to another site. */
function ownAddress(to: string): string {
  // Two slashes, or characters that browsers treat as slashes, would name another host.
  const { pathname, search, hash } = new URL(to.replace(/^[/\\\s]*/, '/'), BASE);
  return pathname + search + hash;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The absolute path of a page of the client. */
  to: string;
  /** The state for the next page. Ignored on pages without a router. */
  state?: unknown;
  /** Whether to replace this page in the browser's history. */
  replace?: boolean;
}

/** A link to a page of the client. It also works on pages without a router. */
export function Link({ to, state, replace, ...rest }: LinkProps) {
  const { RouterLink } = use(SiteContext);
  const address = ownAddress(to);
  if (!RouterLink) return <a {...rest} href={address} />;
  // By default, the router replaces the history entry if the page stays the same.
  const step = replace === undefined ? { state } : { state, replace };
  return <RouterLink {...rest} {...step} to={address} discover="none" />;
}
