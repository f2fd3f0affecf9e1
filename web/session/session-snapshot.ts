import type { AuthCallback } from './auth-callback.ts';
import type { Profile } from './profile.ts';

/** Signed in means that both a profile and a session exist. */
export type SessionState = 'loading' | 'signed-out' | 'signed-in';

export interface SessionSnapshot {
  state: SessionState;
  profile: Profile | null;
  /** Why the service has ended the session; absent if the learner did. */
  farewell?: string;
  /** Set if the session came from a recovery email, so that a password can be set without the old one. */
  isRecovering?: boolean;
  /** How the auth service redirected the browser here; absent if it didn't, and after the next navigation. */
  callback?: AuthCallback;
}
