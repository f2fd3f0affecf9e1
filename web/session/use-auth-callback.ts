import { useLocation } from 'react-router';
import type { AuthCallback } from './auth-callback.ts';
import { useSession } from './session-context.ts';

/** The key that the router gives to the address at which the browser entered. */
const ENTRY_KEY = 'default';

/** How the auth service sent the browser to this page; null once the reader has gone on to another. */
export function useAuthCallback(): AuthCallback | null {
  const { callback } = useSession();
  return useLocation().key === ENTRY_KEY ? (callback ?? null) : null;
}
