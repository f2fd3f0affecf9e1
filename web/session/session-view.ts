import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import type { AuthCallback } from './auth-callback.ts';
import { fallbackProfile, type Profile, type Standing } from './fetch-profile.ts';
import { storedAccount } from './stored-session.ts';

/** An observable value in the form that React's useSyncExternalStore expects. */
interface Observable<Value> {
  snapshot: () => Value;
  change: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

function createObservable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    snapshot: () => current,
    change: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Signed in means that both a profile and a session exist. */
export type SessionState = 'loading' | 'signed-out' | 'signed-in';

export interface SessionSnapshot {
  state: SessionState;
  profile: Profile | null;
  /** Why the service has ended the session; absent if the learner did. */
  endReason?: string;
  /** Set if the session came from a recovery email, so that a password can be set without the old one. */
  isRecovering?: boolean;
  /** How the auth service redirected the browser here; absent if it didn't, and after the next navigation. */
  callback?: AuthCallback;
}

const RECOVERY_STORAGE_KEY = 'packetsmith-recovery';

/**
 * Remembers that an account's session came from a recovery email, so that its owner can set a password without the
 * old one. Applies to this tab only, and survives a reload.
 *
 * @param userId null once the password is set or the session has ended
 */
export function markRecovery(userId: string | null): void {
  try {
    if (userId === null) sessionStorage.removeItem(RECOVERY_STORAGE_KEY);
    else sessionStorage.setItem(RECOVERY_STORAGE_KEY, userId);
  } catch {
    // With blocked storage, another email is needed after a reload.
  }
}

/** Checks whether the account's session came from a recovery email. */
function isMarkedForRecovery(userId: string): boolean {
  try {
    return sessionStorage.getItem(RECOVERY_STORAGE_KEY) === userId;
  } catch {
    return false;
  }
}

/** Follows the auth client's events about recoveries, which begin with an email and end with a change of the account. */
export function noteRecovery(kind: AuthChangeEvent, session: Session | null): void {
  if (kind === 'PASSWORD_RECOVERY' && session) markRecovery(session.user.id);
  if (kind === 'USER_UPDATED' || kind === 'SIGNED_OUT') markRecovery(null);
}

export const LOADING_SESSION: SessionSnapshot = { state: 'loading', profile: null };
export const SIGNED_OUT_SESSION: SessionSnapshot = { state: 'signed-out', profile: null };
export const SESSION_ENDED = 'This session has ended. Sign in again.';

/** The displayed state of the session. */
export interface SessionView extends Observable<SessionSnapshot> {
  signIn: (profile: Profile) => void;
  /** Shows what the signed-in learner has reached by now. */
  noteStanding: (standing: Standing) => void;
  /** Uses the stored session, because the service can't be reached. */
  fallBackToStored: () => void;
  /** Shows that the service has ended the session. */
  end: () => void;
  /** Shows the outcome of the auth callback. */
  settle: (callback: AuthCallback) => void;
}

function isSameStanding(profile: Profile, standing: Standing): boolean {
  return (
    profile.isFallback !== true &&
    profile.level === standing.level &&
    profile.experiencePoints === standing.experiencePoints &&
    profile.streakDays === standing.streakDays
  );
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
    noteStanding: (standing) => {
      const current = snapshot();
      if (current.profile === null || isSameStanding(current.profile, standing)) return;
      const { isFallback: _unknown, ...profile } = current.profile;
      change({ ...current, profile: { ...profile, ...standing } });
    },
    fallBackToStored: () => {
      const account = storedAccount();
      if (account) signIn(fallbackProfile(account));
      else change(SIGNED_OUT_SESSION);
    },
    end: () => change({ ...SIGNED_OUT_SESSION, endReason: SESSION_ENDED }),
    settle: (next) => {
      callback = next;
      change(snapshot());
    },
  };
}
