import type { ReactNode } from 'react';
import { Link } from '../router/link.tsx';
import { usePathname } from '../router/site-context.ts';
import type { NavLinkEntry } from './nav-links.ts';

interface NavEntryProps {
  entry: NavLinkEntry;
  onClick?: () => void;
  children: (isCurrent: boolean) => ReactNode;
}

function isCurrentAt({ to, alsoAt }: NavLinkEntry, pathname: string): boolean {
  const [, section = ''] = pathname.split('/');
  return [to, alsoAt].includes(`/${section}`);
}

/** One link of the navigation. It is highlighted on its page and on pages that belong to it. */
export function NavEntry({ entry, onClick, children }: NavEntryProps) {
  const pathname = usePathname();
  const isCurrent = isCurrentAt(entry, pathname);
  return (
    <Link to={entry.to} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
      {children(isCurrent)}
    </Link>
  );
}
