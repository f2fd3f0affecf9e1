import { AppRoutes } from './app-routes.tsx';
import { SiteRouter } from './router/site-router.tsx';
import { renderError } from './routes.tsx';
import type { TakenCallback } from './session/auth-callback.ts';
import { SessionProvider } from './session/session-provider.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { ToastRegion } from './ui/toast-region.tsx';

/**
 * The whole client.
 *
 * @param props.callback what the auth service had put into the address
 */
export function App({ callback }: { callback?: TakenCallback | null }) {
  return (
    <ErrorBoundary render={renderError}>
      <SiteRouter>
        <SessionProvider callback={callback}>
          <ToastRegion>
            <AppRoutes />
          </ToastRegion>
        </SessionProvider>
      </SiteRouter>
    </ErrorBoundary>
  );
}
