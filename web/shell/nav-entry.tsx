import type { ReactNode } from 'react';
import { Link } from '../router/link.tsx';
import { usePathname } from '../router/site-context.ts';
import { ROUTES } from '../routes.ts';
import type { IconName } from '../ui/icon.tsx';

export interface NavLinkEntry {
  to: string;
  label: string;
  icon: IconName;
  /** Another page for which this link is highlighted, too. */
  alsoAt?: string;
}

/** The links for visitors. */
export const VISITOR_LINKS = linksFor('visitors');

/** The links for signed-in learners. */
export const LEARNER_LINKS = linksFor('learners');

/** The links of the menu for learners without an account. */
export const ANONYMOUS_LINKS: readonly NavLinkEntry[] = [
  ...LEARNER_LINKS,
  ...VISITOR_LINKS.filter(({ to }) => !LEARNER_LINKS.some((link) => link.to === to)),
];

function linksFor(audience: 'visitors' | 'learners'): readonly NavLinkEntry[] {
  return Object.values(ROUTES)
    .flatMap(({ path, navigation }) => (navigation ? [{ to: path, ...navigation }] : []))
    .filter((entry) => entry.audience === audience || entry.audience === 'everyone')
    .toSorted((one, other) => one.order - other.order);
}

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
