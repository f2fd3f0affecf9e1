import { type ComponentProps, use } from 'react';
import { ownAddress } from './own-address.ts';
import { SiteContext } from './site-context.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The absolute address of a page of the client. */
  to: string;
  /** Handed to the next page. A page without a router hands nothing over. */
  state?: unknown;
  /** Takes the place of this page in the browser's history. */
  replace?: boolean;
}

/** A link to a page of the client. It also works on pages without a router. */
export function Link({ to, state, replace, ...rest }: LinkProps) {
  const { RouterLink } = use(SiteContext);
  const address = ownAddress(to);
  if (!RouterLink) return <a {...rest} href={address} />;
  // The router itself replaces a page by the same page, unless told what to do.
  const step = replace === undefined ? { state } : { state, replace };
  return <RouterLink {...rest} {...step} to={address} discover="none" />;
}
