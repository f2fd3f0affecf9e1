import { ROUTES } from '../routes.ts';
import type { IconName } from '../ui/icon.tsx';

export interface NavLinkEntry {
  to: string;
  label: string;
  icon: IconName;
  /** Another page that belongs to this one. */
  alsoAt?: string;
}

/** What visitors see. */
export const VISITOR_LINKS = linksFor('visitors');

/** What signed-in learners see. */
export const LEARNER_LINKS = linksFor('learners');

function linksFor(audience: 'visitors' | 'learners'): readonly NavLinkEntry[] {
  return Object.values(ROUTES)
    .flatMap(({ path, navigation }) => (navigation ? [{ to: path, ...navigation }] : []))
    .filter((entry) => entry.audience === audience || entry.audience === 'everyone')
    .toSorted((one, other) => one.order - other.order);
}
