import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { loadWithRetry } from './lazy-page.ts';
import { renderError, routeAt, type RouteEntry } from './routes.tsx';
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
  const [pathname] = useLocation();
  const current = routeAt(pathname);
  return (
    <Shell title={current?.title ?? ''}>
      <ErrorBoundary resetKey={pathname} render={renderError}>
        <Suspense fallback={<LoadingView />}>
          {/* Always the same element: what is around the page stays from one page to the next. */}
          {current && <RoutePage route={current} />}
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
