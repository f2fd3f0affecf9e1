import { useSyncExternalStore } from 'react';
import { storedAccount } from '../session/stored-session.ts';
import { useSession } from '../session/session-context.ts';

/** Whether to greet a learner rather than a visitor: while the session loads, a stored one decides. */
export function useIsLearner(): boolean {
  const { state } = useSession();
  const hasStored = useSyncExternalStore(
    neverChanges,
    () => storedAccount() !== null,
    () => false,
  );
  return state === 'signed-in' || (state === 'loading' && hasStored);
}

function neverChanges(): () => void {
  return () => undefined;
}
