import { createContext, use } from 'react';
import type { SessionSnapshot } from './session-view.ts';
import type { SessionActions } from './session.ts';
import { storedAccount } from './stored-session.ts';

export type SessionValue = SessionSnapshot & SessionActions;

export const SessionContext = createContext<SessionValue | null>(null);

/**
 * Returns the session of this browser and its actions.
 *
 * @throws {Error} outside a SessionProvider
 */
export function useSession(): SessionValue {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider.');
  return session;
}

/**
 * Returns whether somebody is signed in, with or without an account. While the session loads, the stored session
 * decides. Pages without a session are for visitors.
 */
export function useIsLearner(): boolean {
  const state = use(SessionContext)?.state;
  return state === 'loading' ? storedAccount() !== null : state === 'signed-in';
}
