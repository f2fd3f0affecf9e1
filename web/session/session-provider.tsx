import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AuthConnection } from './auth-connection.ts';
import { createSession } from './create-session.ts';
import { LOADING_SESSION } from './session-keeper.ts';
import { SessionContext } from './session-context.ts';

interface SessionProviderProps {
  children: ReactNode;
  /** Opens the connection to the auth service; the real one by default. */
  open?: (() => Promise<AuthConnection>) | undefined;
}

/** Gives everything inside it the session. */
export function SessionProvider({ children, open = openLazily }: SessionProviderProps) {
  const [store] = useState(() => createSession(open));
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, () => LOADING_SESSION);
  useEffect(() => store.start(), [store]);
  const value = useMemo(() => ({ ...store, ...snapshot }), [store, snapshot]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

async function openLazily(): Promise<AuthConnection> {
  const { openAuthConnection } = await import('./auth-connection.ts');
  return openAuthConnection();
}
