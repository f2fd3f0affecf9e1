import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppInRouter } from './app.tsx';
import { PAGES } from './pages.ts';
import { Site } from './router/site-router.tsx';
import type { Route } from './route.ts';
import { isStandalone, ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { renderError } from './shell/error-screen.tsx';
import { PRODUCT } from './shell/use-page-title.ts';
import { StandalonePage } from './standalone-page.tsx';

/** A prerendered page. */
export interface RenderedPage {
  path: string;
  title: string;
  description: string;
  html: string;
  /** The key of the page's source file in the build's manifest. */
  source: string;
  /** Whether visitors can use it without the client. */
  isStandalone: boolean;
}

/** Renders every public page that has its own path. */
export async function renderPublicPages(): Promise<RenderedPage[]> {
  const pages = await Promise.all(ROUTE_NAMES.map(renderRoute));
  return pages.filter((page) => page !== null);
}

async function renderRoute(name: RouteName): Promise<RenderedPage | null> {
  const route: Route = ROUTES[name];
  if (!('source' in route)) return null;
  const { path, title, description, source } = route;
  await PAGES[name].preload();
  const page = isStandalone(name) ? <StandalonePage name={name} /> : <ClientAt path={path} />;
  return {
    path,
    title: `${title} · ${PRODUCT}`,
    description,
    html: await renderPage(path, page),
    source,
    isStandalone: route.isStandalone,
  };
}

function ClientAt({ path }: { path: string }) {
  return (
    <ErrorBoundary render={renderError}>
      <StaticRouter location={path}>
        <Site>
          <AppInRouter />
        </Site>
      </StaticRouter>
    </ErrorBoundary>
  );
}

async function renderPage(path: string, page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>{page}</StrictMode>,
    // Renders the page completely: streamed parts would need an inline script, which the policy forbids.
    { onError: (error) => void failures.push(error), progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) {
    throw new Error(`The page ${path} could not be rendered.`, { cause: failures[0] });
  }
  return html;
}
