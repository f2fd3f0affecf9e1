import type { ComponentProps, MouseEvent } from 'react';
import { formatAddress, parseAddress } from './address.ts';
import { useRouter } from './router-context.ts';
import type { NavigateOptions } from './router-history.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** The absolute address of a page of the client. */
  to: string;
}

/** A link to a page of the client, which goes there without loading the document again. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { history } = useRouter();
  const href = formatAddress(parseAddress(to));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    // As browsers do: a link to where the reader is makes no step.
    const isHere = href === formatAddress(history.entry().location);
    history.navigate(href, { replace: replace ?? isHere, state });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Another tab, another window, a download: the reader wants what the browser does by itself. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button !== 0 || isModified || (target !== '' && target !== '_self');
}
