import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadWithRetry } from './lazy-page.ts';
import { Route, Routes } from './router/routes.tsx';
import { useLocation } from './router/use-location.ts';
import { renderError, routeAt, type RouteEntry, routes } from './routes.tsx';
import { useSession } from './session/session-context.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { LoadingView } from './shell/loading-view.tsx';
import { RequireSession } from './shell/require-session.tsx';
import { Shell } from './shell/shell.tsx';

// Apollo is only for learners: visitors never load it.
const GraphqlProvider = lazy(async () => {
  const load = () => import('./graphql/graphql-provider.tsx');
  return { default: (await loadWithRetry(load)).GraphqlProvider };
});

/** The page that the address names, in the shell. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const current = routeAt(pathname);
  return (
    <Shell title={current?.title ?? ''}>
      <ErrorBoundary resetKey={pathname} render={renderError}>
        <Suspense fallback={<LoadingView />}>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
            ))}
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}

function RoutePage({ route }: { route: RouteEntry }) {
  const { access, Page, preload } = route;
  // The code of a protected page comes while its session is still being looked up.
  useEffect(() => void preload(), [preload]);
  if (access === 'public') return <Page />;
  return (
    <RequireSession>
      <LearnerArea>
        <Page />
      </LearnerArea>
    </RequireSession>
  );
}

function LearnerArea({ children }: { children: ReactNode }) {
  const { profile } = useSession();
  return <GraphqlProvider key={profile?.id}>{children}</GraphqlProvider>;
}
