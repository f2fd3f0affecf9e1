import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useHasNavigated } from '../router/use-has-navigated.ts';
import type { TakenCallback } from './auth-callback.ts';
import type { AuthConnection } from './auth-connection.ts';
import { createSession } from './create-session.ts';
import { SessionContext } from './session-context.ts';
import { LOADING_SESSION } from './session-view.ts';

interface SessionProviderProps {
  children: ReactNode;
  /** Opens the connection to the auth service; the real one by default. */
  open?: (() => Promise<AuthConnection>) | undefined;
  /** The auth callback taken from the URL. */
  callback?: TakenCallback | null | undefined;
}

/** Provides the session to everything inside it. */
export function SessionProvider(props: SessionProviderProps) {
  const { children, open = openLazily, callback = null } = props;
  const [store] = useState(() => createSession(open, callback));
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, () => LOADING_SESSION);
  useEffect(() => store.start(), [store]);
  const hasNavigated = useHasNavigated();
  const value = useMemo(() => {
    // The result of the link that led here doesn't matter anymore on the next page.
    const { callback: arrival, ...rest } = snapshot;
    return { ...store, ...rest, ...(arrival && !hasNavigated && { callback: arrival }) };
  }, [store, snapshot, hasNavigated]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

async function openLazily(): Promise<AuthConnection> {
  const { openAuthConnection } = await import('./auth-connection.ts');
  return openAuthConnection();
}
