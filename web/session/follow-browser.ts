import { logFailure } from '../log-failure.ts';
import { SESSION_STORAGE_KEY, storedAccount } from './stored-session.ts';

/** The handlers of events outside this tab. */
interface BrowserReactions {
  /** Looks up the session again. */
  look: () => void;
  /** Fetches the profile again. */
  refresh: () => Promise<void>;
  /** Called when the stored session was removed. */
  leave: () => void;
}

/** Follows sign-ins and sign-outs in other tabs, and the return of the network. Returns a function that stops this. */
export function followBrowser({ look, refresh, leave }: BrowserReactions): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key means that everything was cleared.
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
