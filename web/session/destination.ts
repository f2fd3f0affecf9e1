import { paths } from '../paths.ts';

/** The storage key of the page that a visitor wanted, while they are at GitHub. */
const STORAGE_KEY = 'packetsmith-destination';

/** Pages that make no sense right after signing in. */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.mailAction,
]);

/**
 * Returns a requested page of this site, with its query and fragment; the dashboard for anything else. So a forged
 * request can't redirect a learner to another site.
 *
 * @param requested the page that was remembered
 */
export function ownDestination(requested: unknown): string {
  if (typeof requested !== 'string' || !requested.startsWith('/')) return paths.dashboard;
  const target = URL.parse(requested, location.origin);
  if (target?.origin !== location.origin || SIGN_IN_PAGES.has(target.pathname))
    return paths.dashboard;
  // Two leading slashes would name another host when the path is resolved again.
  if (target.pathname.startsWith('//')) return paths.dashboard;
  return target.pathname + target.search + target.hash;
}

/** Remembers the page to open after GitHub, in this tab only. */
export function rememberDestination(requested: unknown): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, ownDestination(requested));
  } catch {
    // With blocked storage, the learner gets to the dashboard.
  }
}

/** Returns the remembered page, once. */
export function takeDestination(): string {
  try {
    const requested = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return ownDestination(requested);
  } catch {
    return paths.dashboard;
  }
}
