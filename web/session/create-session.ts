import { logFailure } from '../log-failure.ts';
import type { AuthConnection } from './auth-connection.ts';
import { createSessionKeeper, type SessionKeeper, SIGNED_OUT_SESSION } from './session-keeper.ts';
import type { SessionActions, SessionSnapshot } from './session.ts';
import { signInActions } from './sign-in-actions.ts';
import { bringsSession, SESSION_STORAGE_KEY, storedAccount } from './stored-session.ts';

/** The session of this browser: a store that components subscribe to, and what can be done with it. */
export interface SessionStore extends SessionActions {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => SessionSnapshot;
  /** Looks for a session and follows it. Returns what stops that. */
  start: () => () => void;
}

/** How long a learner waits for the service before the stored session is gone by: it retries for half a minute. */
export const PATIENCE_MS = 4000;

/**
 * @param open opens the connection to the auth service; called once a session is needed, again only if it failed
 */
export function createSession(open: () => Promise<AuthConnection>): SessionStore {
  const keeper = createSessionKeeper();
  let opening: Promise<AuthConnection> | null = null;
  let unfollow: (() => void) | null = null;

  const connect = async () => {
    opening ??= open();
    const connection = await opening.catch((error: unknown) => {
      opening = null;
      throw error;
    });
    unfollow ??= followAuth(connection, keeper);
    return connection;
  };

  const look = () => {
    connect().catch((error: unknown) => {
      logFailure('The session could not be looked up.', error);
      keeper.fallBackToStored();
    });
  };

  const refreshUser = async () => {
    const opened = await connect();
    const { data } = await opened.auth.getSession();
    if (data.session) await keeper.adopt(opened, data.session);
  };

  return {
    ...signInActions(connect, keeper),
    refreshUser,
    subscribe: keeper.subscribe,
    snapshot: keeper.snapshot,
    start: () => {
      // Visitors never load the auth client.
      if (storedAccount() || bringsSession(location)) look();
      else keeper.change(SIGNED_OUT_SESSION);
      const patience = setTimeout(() => {
        if (keeper.snapshot().state === 'loading') keeper.fallBackToStored();
      }, PATIENCE_MS);
      const unfollowBrowser = followBrowser(look, refreshUser);
      return () => {
        clearTimeout(patience);
        unfollowBrowser();
        unfollow?.();
        unfollow = null;
      };
    },
  };
}

function followAuth(connection: AuthConnection, keeper: SessionKeeper): () => void {
  const { data } = connection.auth.onAuthStateChange((kind, session) => {
    keeper.follow(connection, { kind, session });
  });
  return () => data.subscription.unsubscribe();
}

/** Another tab may sign in, and the network may come back. */
function followBrowser(look: () => void, refresh: () => Promise<void>): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_STORAGE_KEY && newValue !== null) look();
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
