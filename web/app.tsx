import { AppRoutes } from './app-routes.tsx';
import { renderError } from './routes.tsx';
import { SessionProvider } from './session/session-provider.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { ToastRegion } from './ui/toast-region.tsx';

/** The whole client; a router stands around it. */
export function App() {
  return (
    <ErrorBoundary render={renderError}>
      <SessionProvider>
        <ToastRegion>
          <AppRoutes />
        </ToastRegion>
      </SessionProvider>
    </ErrorBoundary>
  );
}
