import type { AuthCallback } from './auth-callback.ts';
import { createObservable, type Observable } from './observable.ts';
import { fallbackProfile, type Profile } from './profile.ts';
import { isMarkedForRecovery } from './recovery-mark.ts';
import type { SessionSnapshot } from './session-snapshot.ts';
import { storedAccount } from './stored-session.ts';

export const LOADING_SESSION: SessionSnapshot = { state: 'loading', profile: null };
export const SIGNED_OUT_SESSION: SessionSnapshot = { state: 'signed-out', profile: null };
export const SESSION_ENDED = 'This session has ended. Sign in again.';

/** What the client shows of the session. */
export interface SessionView extends Observable<SessionSnapshot> {
  signIn: (profile: Profile) => void;
  /** Goes by the stored session, because the service cannot be asked. */
  fallBackToStored: () => void;
  /** Shows that the service has ended the session. */
  end: () => void;
  /** Shows how the service's callback turned out. */
  settle: (callback: AuthCallback) => void;
}

/** @param initialCallback what the auth service had put into the address; null when nothing */
export function createSessionView(initialCallback: AuthCallback | null): SessionView {
  let callback = initialCallback;
  const withCallback = (next: SessionSnapshot) => (callback ? { ...next, callback } : next);
  const { snapshot, subscribe, ...observable } = createObservable(withCallback(LOADING_SESSION));
  const change = (next: SessionSnapshot) => observable.change(withCallback(next));
  const signIn = (profile: Profile) => {
    const isRecovering = isMarkedForRecovery(profile.id);
    change({ state: 'signed-in', profile, ...(isRecovering && { isRecovering }) });
  };
  return {
    snapshot,
    subscribe,
    change,
    signIn,
    fallBackToStored: () => {
      const account = storedAccount();
      if (account) signIn(fallbackProfile(account));
      else change(SIGNED_OUT_SESSION);
    },
    end: () => change({ ...SIGNED_OUT_SESSION, farewell: SESSION_ENDED }),
    settle: (next) => {
      callback = next;
      change(snapshot());
    },
  };
}
