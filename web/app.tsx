import { AppRoutes } from './app-routes.tsx';
import { SiteRouter } from './router/site-router.tsx';
import type { TakenCallback } from './session/auth-callback.ts';
import { SessionProvider } from './session/session-provider.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { renderError } from './shell/error-screen.tsx';
import { MergeToast } from './shell/use-merge-toast.ts';
import { ToastRegion } from './ui/toast-region.tsx';

interface AppProps {
  /** The auth callback taken from the URL; null if there was none. */
  callback?: TakenCallback | null;
}

/** The whole client. */
export function App({ callback }: AppProps) {
  return (
    <ErrorBoundary render={renderError}>
      <SiteRouter>
        <AppInRouter callback={callback ?? null} />
      </SiteRouter>
    </ErrorBoundary>
  );
}

/** The client without its router, because the build renders it in a different one. */
export function AppInRouter({ callback = null }: AppProps) {
  return (
    <SessionProvider callback={callback}>
      <ToastRegion>
        <MergeToast />
        <AppRoutes />
      </ToastRegion>
    </SessionProvider>
  );
}
