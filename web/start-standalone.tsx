import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PAGES } from './pages.ts';
import { PressedEarly, takePressedEarly } from './pressed-early.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { isStandalone, ROUTE_NAMES, ROUTES, type StandaloneName } from './routes.ts';
import { forgetLearners } from './session/forget-learners.ts';
import { SESSION_STORAGE_KEY, storedAccount } from './session/stored-session.ts';
import { StandalonePage } from './standalone-page.tsx';

/** Hydrates a prerendered page for a visitor. */
export async function startStandalone(root: HTMLElement, name: StandaloneName): Promise<void> {
  // A session may have ended while no page of the client was open.
  forgetLearners();
  reloadWhenOutdated();
  prefetchOnIntent(document, prefetchPage);
  await PAGES[name].preload();
  hydrateRoot(
    root,
    <StrictMode>
      <StandalonePage name={name} />
      <PressedEarly button={takePressedEarly()} />
    </StrictMode>,
  );
}

/** Reloads the page when its content would change: the visitor signed in, or went back to another page. */
function reloadWhenOutdated(): void {
  const { pathname } = location;
  const reload = () => location.reload();
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_STORAGE_KEY && storedAccount() !== null) reload();
  });
  // Back may restore the page from before the visitor signed in.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedAccount() !== null) reload();
  });
  // After a reload, the router's earlier history entries belong to this document.
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) reload();
  });
}

/** Prefetches the document behind a link, and the code that it needs. */
function prefetchPage(pathname: string): void {
  const wanted = ROUTE_NAMES.find((name) => ROUTES[name].path === pathname);
  if (wanted === undefined) return;
  const name = ROUTES[wanted].access === 'protected' ? 'login' : wanted;
  void PAGES[name].preload();
  if (!isStandalone(name)) import('./start-client.tsx').catch(() => undefined);
  if (document.head.querySelector(`link[rel="prefetch"][href="${pathname}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = pathname;
  document.head.append(link);
}
