import { paths } from './paths.ts';
import { routeAt, type RouteEntry } from './routes.tsx';
import { storedAccount } from './session/stored-session.ts';

/** What readers do before they follow a link: point at it, reach it by keyboard, put a finger on it. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads the code of a page once a reader shows that they may go there, unless they save data. Returns what stops that.
 *
 * @param page whose links are watched
 */
export function prefetchOnIntent(page: Document): () => void {
  const onSign = ({ target }: Event) => {
    if (savesData()) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) void routeBehind(link.pathname)?.preload();
  };
  for (const sign of SIGNS) page.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of SIGNS) page.removeEventListener(sign, onSign);
  };
}

/** The page that a link shows in the end: visitors are sent to the login instead of a learner's page. */
function routeBehind(pathname: string): RouteEntry | undefined {
  const route = routeAt(pathname);
  const isClosed = route?.access === 'protected' && storedAccount() === null;
  return isClosed ? routeAt(paths.login) : route;
}

/** Whether the reader has asked for less traffic (Save Data API; not every browser knows it). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return 'saveData' in connection && connection.saveData === true;
}
