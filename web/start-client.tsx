import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preloadPage } from './pages.ts';
import { paths } from './paths.ts';
import { PressedEarly, takePressedEarly } from './pressed-early.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { routeAt } from './route-at.ts';
import { isStandalone, ROUTES, type RouteName } from './routes.ts';
import type { TakenCallback } from './session/auth-callback.ts';
import { storedAccount } from './session/stored-session.ts';

/**
 * Starts the client with its router and the session.
 *
 * @param root the root element, either prerendered or empty
 * @param callback the auth callback taken from the URL; null if there was none
 */
export async function startClient(
  root: HTMLElement,
  callback: TakenCallback | null,
): Promise<void> {
  const name = routeAt(location.pathname);
  // Loads the page's code while the session is being looked up.
  const preloading = preloadPage(name);
  if (opensWorkspace()) startStoredPython();
  prefetchOnIntent(document, (pathname) => void preloadPage(pageBehind(pathname)));
  const isRendered = root.dataset['rendered'] === location.pathname;
  // Without its code, a prerendered page would disappear until it is hydrated.
  if (isRendered) await preloading;
  const app = (
    <StrictMode>
      <App callback={callback} />
      <PressedEarly button={takePressedEarly()} />
    </StrictMode>
  );
  // Prerendered pages don't match if there is history state, such as a notice, or if a standalone page was rendered for visitors.
  if (!isRendered || isStandalone(name) || hasNavigationState(history.state)) {
    createRoot(root).render(app);
  } else {
    hydrateRoot(root, app);
  }
}

/** Checks whether this is the workspace of a challenge, and somebody is signed in. */
function opensWorkspace(): boolean {
  return location.pathname.startsWith(`${paths.workspace}/`) && storedAccount() !== null;
}

/** Loads Python beside the page and the session if an earlier visit has stored it. If that fails, the page tries again. */
function startStoredPython(): void {
  import('./execution/python/runtime-assets.ts').then(
    ({ loadStoredRuntime }) => loadStoredRuntime(),
    () => undefined,
  );
}

/** Returns the page that a link finally shows: visitors get the login instead of a protected page. */
export function pageBehind(pathname: string): RouteName {
  const name = routeAt(pathname);
  const isClosed = ROUTES[name].access === 'protected' && storedAccount() === null;
  return isClosed ? 'login' : name;
}

/** Checks whether the previous page passed a state. The router stores it as `usr`, and the browser keeps it across reloads. */
function hasNavigationState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'usr' in state && state.usr != null;
}
