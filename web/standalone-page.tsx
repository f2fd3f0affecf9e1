import { PAGES } from './pages.ts';
import { SiteContext } from './router/site-context.ts';
import { ROUTES, type StandaloneName } from './routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { PageFrame } from './shell/page-frame.tsx';
import { renderError } from './shell/error-screen.tsx';

/** A page as visitors see it, without the router and the session. */
export function StandalonePage({ name }: { name: StandaloneName }) {
  const { Page } = PAGES[name];
  return (
    <ErrorBoundary render={renderError}>
      <SiteContext value={{ pathname: ROUTES[name].path, RouterLink: null }}>
        <PageFrame>
          <ErrorBoundary render={renderError}>
            <Page />
          </ErrorBoundary>
        </PageFrame>
      </SiteContext>
    </ErrorBoundary>
  );
}
