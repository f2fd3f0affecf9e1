import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { PRODUCT } from './shell/use-page-title.ts';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

/** A page as it stands before any script has run. */
export interface RenderedPage {
  path: string;
  title: string;
  html: string;
  /** The page's source file as the build's manifest names it. */
  source: string;
}

const SOURCES: Readonly<Record<string, string>> = {
  [paths.home]: 'features/landing/landing-page.tsx',
  [paths.login]: 'features/login/login-page.tsx',
  [paths.register]: 'features/register/register-page.tsx',
  [paths.forgotPassword]: 'features/forgot-password/forgot-password-page.tsx',
  [paths.resetPassword]: 'features/reset-password/reset-password-page.tsx',
  [paths.confirmEmail]: 'features/confirm-email/confirm-email-page.tsx',
  [paths.privacy]: 'features/legal/privacy-page.tsx',
  [paths.terms]: 'features/legal/terms-page.tsx',
  [paths.billing]: 'features/legal/billing-page.tsx',
  [paths.help]: 'features/help/help-page.tsx',
};

/** Renders every public page that has an address of its own. */
export async function renderPublicPages(): Promise<RenderedPage[]> {
  const pages = routes.filter(({ access, path }) => access === 'public' && path !== '*');
  return Promise.all(
    pages.map(async ({ path, title }) => ({
      path,
      title: `${title} · ${PRODUCT}`,
      html: await renderPage(path),
      source: SOURCES[path] ?? '',
    })),
  );
}

async function renderPage(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
    // A page in one piece: what comes later would need a script, which the policy forbids.
    { onError: (error) => void failures.push(error), progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) {
    throw new Error(`The page ${path} could not be rendered.`, { cause: failures[0] });
  }
  return html;
}
