import { logFailure } from '../log-failure.ts';
import { accountActions } from './account-actions.ts';
import type { TakenCallback } from './auth-callback.ts';
import type { AuthConnection } from './auth-connection.ts';
import { finishCallback } from './code-exchange.ts';
import { repeatMerge } from './merge-learner.ts';
import { recoveryActions } from './recovery-actions.ts';
import { createSessionController, type SessionController } from './session-controller.ts';
import { noteRecovery, type SessionSnapshot, SIGNED_OUT_SESSION } from './session-view.ts';
import type { SessionActions } from './session.ts';
import { signInActions } from './sign-in-actions.ts';
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
function followBrowser({ look, refresh, leave }: BrowserReactions): () => void {
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

/** The session of this browser: a store that components can subscribe to, and its actions. */
export interface SessionStore extends SessionActions {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => SessionSnapshot;
  /** Looks for a session and follows its changes. Returns a function that stops this. */
  start: () => () => void;
}

/** How long to wait for the service, which retries for half a minute, before the stored session is used. */
export const TIMEOUT_MS = 4000;

/**
 * @param open opens the connection to the auth service; called when a session is needed, and again only after a failure
 * @param taken the auth callback taken from the URL; null if there was none
 */
export function createSession(
  open: () => Promise<AuthConnection>,
  taken: TakenCallback | null = null,
): SessionStore {
  const { callback = null, code = null } = taken ?? {};
  const controller = createSessionController(callback);
  const { connect, unfollow } = createOpener(open, taken, controller);

  const look = () => {
    connect().catch((error: unknown) => {
      logFailure('The session could not be looked up.', error);
      if (code !== null) controller.settle({ outcome: 'unreachable', errorCode: '' });
      controller.fallBackToStored();
    });
  };

  const refreshUser = async () => {
    const opened = await connect();
    const { data } = await opened.auth.getSession();
    if (data.session) await controller.adopt(opened, data.session);
  };

  const actions = signInActions(connect, controller);
  return {
    ...actions,
    recovery: recoveryActions(connect, controller),
    account: accountActions(connect),
    refreshUser,
    subscribe: controller.subscribe,
    snapshot: controller.snapshot,
    start: () => {
      // Visitors never load the auth client.
      const hasStored = storedAccount() !== null;
      if (hasStored || code !== null) look();
      else controller.change(SIGNED_OUT_SESSION);
      // The session may have been ended from another browser while this one was closed.
      if (hasStored && code === null) void actions.checkSession();
      const timeout = startTimeout(controller);
      const leave = () => {
        if (controller.snapshot().state === 'signed-in') controller.change(SIGNED_OUT_SESSION);
      };
      const unfollowBrowser = followBrowser({ look, refresh: refreshUser, leave });
      return () => {
        clearTimeout(timeout);
        unfollowBrowser();
        unfollow();
      };
    },
  };
}

/** Uses the stored session if the service takes too long. */
function startTimeout(controller: SessionController): ReturnType<typeof setTimeout> {
  return setTimeout(() => {
    if (controller.snapshot().state === 'loading') controller.fallBackToStored();
  }, TIMEOUT_MS);
}

/** Opens the shared connection once. */
function createOpener(
  open: () => Promise<AuthConnection>,
  taken: TakenCallback | null,
  controller: SessionController,
) {
  let opening: Promise<AuthConnection> | null = null;
  let unfollow: (() => void) | null = null;
  const openAndExchange = async () => {
    const connection = await open();
    connection.auth.onAuthStateChange(noteRecovery);
    // Before anything reads the session, because the code's session replaces the stored one.
    if (taken === null) await repeatMerge(connection);
    else controller.settle(await finishCallback(connection, taken));
    return connection;
  };
  return {
    connect: async () => {
      opening ??= openAndExchange();
      const connection = await opening.catch((error: unknown) => {
        opening = null;
        throw error;
      });
      unfollow ??= followAuth(connection, controller);
      return connection;
    },
    unfollow: () => {
      unfollow?.();
      unfollow = null;
    },
  };
}

function followAuth(connection: AuthConnection, controller: SessionController): () => void {
  const { data } = connection.auth.onAuthStateChange((kind, session) => {
    controller.follow(connection, { kind, session });
  });
  return () => data.subscription.unsubscribe();
}
