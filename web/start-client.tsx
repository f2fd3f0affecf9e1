import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { PAGES } from './pages.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { routeAt } from './route-at.ts';
import { isStandalone, ROUTES, type RouteName } from './routes.ts';
import type { TakenCallback } from './session/auth-callback.ts';
import { storedAccount } from './session/stored-session.ts';

/**
 * Starts the client with its router and the session.
 *
 * @param root where it goes, with the page that the build rendered or empty
 * @param callback what the auth service had put into the address
 */
export async function startClient(
  root: HTMLElement,
  callback: TakenCallback | null,
): Promise<void> {
  const name = routeAt(location.pathname);
  // The page's code comes while the session is found out.
  const preloading = PAGES[name].preload();
  prefetchOnIntent(document, (pathname) => void PAGES[pageBehind(pathname)].preload());
  const app = (
    <StrictMode>
      <App callback={callback} />
    </StrictMode>
  );
  const isRendered = root.dataset['rendered'] === location.pathname;
  // Without its code a rendered page would be taken away before it comes to life.
  if (isRendered) await preloading;
  // A page with something handed over, such as a notice, was rendered without it, and a standalone one for visitors.
  if (!isRendered || isStandalone(name) || hasHandedOver(history.state)) {
    createRoot(root).render(app);
  } else {
    hydrateRoot(root, app);
  }
}

/** The page that a link shows in the end: visitors are sent to the login instead of a learner's page. */
export function pageBehind(pathname: string): RouteName {
  const name = routeAt(pathname);
  const isClosed = ROUTES[name].access === 'protected' && storedAccount() === null;
  return isClosed ? 'login' : name;
}

/** Whether the page before handed something over. The router keeps it as `usr`, and the browser over a reload. */
function hasHandedOver(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'usr' in state && state.usr != null;
}
