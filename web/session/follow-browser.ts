import { logFailure } from '../log-failure.ts';
import { SESSION_STORAGE_KEY, storedAccount } from './stored-session.ts';

/** What to do about what happens in the browser around this tab. */
interface BrowserReactions {
  /** Looks for the session again. */
  look: () => void;
  /** Fetches the profile again. */
  refresh: () => Promise<void>;
  /** The stored session is gone. */
  leave: () => void;
}

/** Another tab may sign in or out, and the network may come back. Returns what stops following. */
export function followBrowser({ look, refresh, leave }: BrowserReactions): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // No key: everything was cleared.
    if (key !== null && key !== SESSION_STORAGE_KEY) return;
    if (newValue === null) leave();
    else look();
  };
  const onOnline = () => {
    if (!storedAccount()) return;
    refresh().catch((error: unknown) => logFailure('The profile could not be refreshed.', error));
  };
  addEventListener('storage', onStorage);
  addEventListener('online', onOnline);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('online', onOnline);
  };
}
