import { paths } from '../paths.ts';

/** Where a visitor wanted to go, kept in this tab while GitHub has the window. */
const STORAGE_KEY = 'packetsmith-destination';

/** Pages that are of no use to somebody who has just signed in. */
const ENTRANCES: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
]);

/**
 * The page of ours that a wish names, with its query and fragment; the dashboard for anything else. Whoever can
 * set the wish cannot lead a learner to another site with it.
 *
 * @param wish what a page or this tab remembered
 */
export function ownDestination(wish: unknown): string {
  if (typeof wish !== 'string' || !wish.startsWith('/')) return paths.dashboard;
  const target = URL.parse(wish, location.origin);
  if (target?.origin !== location.origin || ENTRANCES.has(target.pathname)) return paths.dashboard;
  // Two slashes at the front would name another host wherever the path is resolved again.
  if (target.pathname.startsWith('//')) return paths.dashboard;
  return target.pathname + target.search + target.hash;
}

/** Remembers, in this tab alone, where to go on after GitHub. */
export function rememberDestination(wish: unknown): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, ownDestination(wish));
  } catch {
    // Storage that is blocked remembers nothing: the learner arrives at the dashboard.
  }
}

/** What was remembered, once. */
export function takeDestination(): string {
  try {
    const wish = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return ownDestination(wish);
  } catch {
    return paths.dashboard;
  }
}
