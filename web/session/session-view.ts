import type { AuthCallback } from './auth-callback.ts';
import { createObservable, type Observable } from './observable.ts';
import { fallbackProfile, type Profile } from './profile.ts';
import { isMarkedForRecovery } from './recovery-mark.ts';
import type { SessionSnapshot } from './session-snapshot.ts';
import { storedAccount } from './stored-session.ts';

export const LOADING_SESSION: SessionSnapshot = { state: 'loading', profile: null };
export const SIGNED_OUT_SESSION: SessionSnapshot = { state: 'signed-out', profile: null };
export const SESSION_ENDED = 'This session has ended. Sign in again.';

/** The displayed state of the session. */
export interface SessionView extends Observable<SessionSnapshot> {
  signIn: (profile: Profile) => void;
  /** Uses the stored session, because the service can't be reached. */
  fallBackToStored: () => void;
  /** Shows that the service has ended the session. */
  end: () => void;
  /** Shows the outcome of the auth callback. */
  settle: (callback: AuthCallback) => void;
}

/** @param initialCallback the auth callback taken from the URL; null if there was none */
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
