import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { reportsFailure } from '../session/stored-session.ts';
import { useSession } from '../session/session-context.ts';
import { LoadingView } from './loading-view.tsx';

/** Shows its children to signed-in learners, a loading view while that is not known, and /login to visitors. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { state } = useSession();
  const address = useLocation();
  if (state === 'loading') return <LoadingView />;
  if (state === 'signed-in') return children;
  // GitHub comes back here whether or not it let the visitor in.
  const failure = reportsFailure(address) ? messages.gitHubLoginFailed : undefined;
  return <Navigate to={paths.login} replace state={{ failure }} />;
}
