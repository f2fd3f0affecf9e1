import { routeAt } from '../route-at.ts';
import { ROUTES } from '../routes.ts';

/** Returns the title of the page that a visitor wanted; null if there was none or it doesn't exist. */
export function destinationTitle(from: string | undefined): string | null {
  const pathname = from === undefined ? null : (URL.parse(from, location.origin)?.pathname ?? null);
  if (pathname === null) return null;
  const name = routeAt(pathname);
  return name === 'notFound' ? null : ROUTES[name].title;
}
