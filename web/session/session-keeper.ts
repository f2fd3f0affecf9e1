import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { logFailure } from '../log-failure.ts';
import type { AuthConnection } from './auth-connection.ts';
import { createObservable, type Observable } from './observable.ts';
import { fallbackProfile, type Profile } from './profile.ts';
import type { SessionSnapshot } from './session.ts';
import { storedAccount } from './stored-session.ts';

export const LOADING_SESSION: SessionSnapshot = { state: 'loading', profile: null };
export const SIGNED_OUT_SESSION: SessionSnapshot = { state: 'signed-out', profile: null };

/** An event of the auth service. */
interface AuthEvent {
  kind: AuthChangeEvent;
  session: Session | null;
}

/** Keeps what the client shows in step with what the auth service says. */
export interface SessionKeeper extends Observable<SessionSnapshot> {
  /** Makes a session the current one, once its profile is there. */
  adopt: (connection: AuthConnection, session: Session) => Promise<void>;
  follow: (connection: AuthConnection, event: AuthEvent) => void;
  /** Does something that makes and ends a session without anybody noticing. */
  unnoticed: <Result>(action: () => Promise<Result>) => Promise<Result>;
  /** Goes by the stored session, because the service cannot be asked. */
  fallBackToStored: () => void;
}

export function createSessionKeeper(): SessionKeeper {
  const observable = createObservable(LOADING_SESSION);
  const { change, snapshot } = observable;
  let adoption: { userId: string; done: Promise<void> } | null = null;
  let isLookingAway = false;

  const adopt = (connection: AuthConnection, session: Session): Promise<void> => {
    if (adoption?.userId === session.user.id) return adoption.done;
    const mine = { userId: session.user.id, done: Promise.resolve() };
    mine.done = profileOf(connection, session).then((profile) => {
      if (adoption !== mine) return;
      adoption = null;
      change({ state: 'signed-in', profile });
    });
    adoption = mine;
    return mine.done;
  };

  const meet = (connection: AuthConnection, { kind, session }: AuthEvent) => {
    if (!session) {
      adoption = null;
      // No session at the start may mean that it could not be refreshed: only the service signs out.
      change(kind === 'INITIAL_SESSION' ? storedSnapshot() : SIGNED_OUT_SESSION);
      return;
    }
    const isKnown = snapshot().profile?.id === session.user.id && kind !== 'USER_UPDATED';
    if (!isKnown) void adopt(connection, session);
  };

  return {
    ...observable,
    adopt,
    follow: (connection, event) => {
      // supabase-js waits for its listeners; what asks it for a token must come in a later task.
      if (!isLookingAway) setTimeout(() => meet(connection, event), 0);
    },
    fallBackToStored: () => change(storedSnapshot()),
    unnoticed: async (action) => {
      isLookingAway = true;
      try {
        return await action();
      } finally {
        isLookingAway = false;
      }
    },
  };
}

function storedSnapshot(): SessionSnapshot {
  const account = storedAccount();
  return account ? { state: 'signed-in', profile: fallbackProfile(account) } : SIGNED_OUT_SESSION;
}

async function profileOf(connection: AuthConnection, session: Session): Promise<Profile> {
  try {
    return await connection.fetchProfile(session);
  } catch (error) {
    logFailure('The profile could not be fetched.', error);
    return fallbackProfile(session.user);
  }
}
