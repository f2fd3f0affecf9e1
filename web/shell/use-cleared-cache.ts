import { useEffect } from 'react';
import { clearPersistedCache } from '../offline/persisted-cache-storage.ts';
import { useSession } from '../session/session-context.ts';

/** Deletes the learner's cached data as soon as nobody is signed in, however the session ended. */
export function useClearedCache(): void {
  const { state } = useSession();
  useEffect(() => {
    if (state === 'signed-out') void clearPersistedCache();
  }, [state]);
}
