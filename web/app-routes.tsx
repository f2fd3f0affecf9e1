import { type ReactNode, Suspense, useEffect } from 'react';
import type { LazyPage } from './lazy-page.ts';
import { DATA_PROVIDER, PAGES, preloadPage } from './pages.ts';
import { routeAt } from './route-at.ts';
import { usePathname } from './router/site-context.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { useSession } from './session/session-context.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { LoadingView } from './shell/loading-view.tsx';
import { renderError } from './shell/error-screen.tsx';
import { RequireSession } from './shell/require-session.tsx';
import { Shell } from './shell/shell.tsx';

/** The page of the current URL, in the shell. */
export function AppRoutes() {
  const pathname = usePathname();
  const name = routeAt(pathname);
  // Loads the code of a protected page while the session is still being looked up.
  useEffect(() => void preloadPage(name), [name]);
  return (
    <Shell title={ROUTES[name].title} isProtected={ROUTES[name].access === 'protected'}>
      <ErrorBoundary resetKey={pathname} render={renderError}>
        <Suspense fallback={<LoadingView />}>
          {/* Always the same element: what is around the page stays from one page to the next. */}
          <RoutePage route={ROUTES[name]} page={PAGES[name]} />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}

interface RoutePageProps {
  route: Pick<Route, 'access' | 'data'>;
  page: Pick<LazyPage, 'Page'>;
}

/** A page with the session and the data that its route requests. */
export function RoutePage({ route: { access, data }, page: { Page } }: RoutePageProps) {
  const page =
    data === 'graphql' ? (
      <DataArea>
        <Page />
      </DataArea>
    ) : (
      <Page />
    );
  return access === 'public' ? page : <RequireSession>{page}</RequireSession>;
}

function DataArea({ children }: { children: ReactNode }) {
  const { profile } = useSession();
  return <DATA_PROVIDER.Component key={profile?.id}>{children}</DATA_PROVIDER.Component>;
}
