import type { AuthCallback } from './auth-callback.ts';
import type { Profile } from './profile.ts';

/** Signed in means that both a profile and a session exist. */
export type SessionState = 'loading' | 'signed-out' | 'signed-in';

export interface SessionSnapshot {
  state: SessionState;
  profile: Profile | null;
  /** Why the service has ended the session; absent when the learner did. */
  farewell?: string;
  /** Set while the session came from a recovery mail: a password may be set without the old one. */
  isRecovering?: boolean;
  /** How the auth service sent the browser here; absent when it did not, and once the reader has gone on. */
  callback?: AuthCallback;
}
