import { type ReactNode, useState } from 'react';
import { createMemoryHistory } from './memory-history.ts';
import { Router } from './router.tsx';

interface MemoryRouterProps {
  /** The address to begin at. */
  at?: string;
  /** What the page before has handed on. */
  state?: unknown;
  children: ReactNode;
}

/** A router without a browser's history: for pages that are rendered at build time, and for tests. */
export function MemoryRouter({ at = '/', state, children }: MemoryRouterProps) {
  const [history] = useState(() => createMemoryHistory(at, state));
  return <Router history={history}>{children}</Router>;
}
