import { useSyncExternalStore } from 'react';
import { storedAccount } from '../session/stored-session.ts';
import { useSession } from '../session/session-context.ts';

/** Returns whether to show the page for learners rather than visitors. While the session loads, a stored session decides. */
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
