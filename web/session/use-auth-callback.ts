import { ENTRY_KEY } from '../router/router-history.ts';
import { useLocation } from '../router/use-location.ts';
import type { AuthCallback } from './auth-callback.ts';
import { useSession } from './session-context.ts';

/** How the auth service sent the browser to this page; null once the reader has gone on to another. */
export function useAuthCallback(): AuthCallback | null {
  const { callback } = useSession();
  return useLocation().key === ENTRY_KEY ? (callback ?? null) : null;
}
