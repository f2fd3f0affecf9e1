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

function linksFor(audience: 'visitors' | 'learners'): readonly NavLinkEntry[] {
  return Object.values(ROUTES)
    .flatMap(({ path, navigation }) => (navigation ? [{ to: path, ...navigation }] : []))
    .filter((entry) => entry.audience === audience || entry.audience === 'everyone')
    .toSorted((one, other) => one.order - other.order);
}
