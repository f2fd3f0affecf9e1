import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { RouterContext } from './router-context.ts';
import type { RouterHistory } from './router-history.ts';

interface RouterProps {
  /** Stays the same. */
  history: RouterHistory;
  children: ReactNode;
}

/** Gives everything inside it the address. It changes at once: a page that waits for its code shows that it does. */
export function Router({ history, children }: RouterProps) {
  const entry = useSyncExternalStore(history.subscribe, history.entry, history.entry);
  const value = useMemo(() => ({ history, entry }), [history, entry]);
  return <RouterContext value={value}>{children}</RouterContext>;
}
