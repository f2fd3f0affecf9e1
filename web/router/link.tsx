import { type ComponentProps, use } from 'react';
import { ownAddress } from './own-address.ts';
import { SiteContext } from './site-context.ts';

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
