import type { Profile } from './profile.ts';

/** Signed in means that both a profile and a session exist. */
export type SessionState = 'loading' | 'signed-out' | 'signed-in';

export interface SessionSnapshot {
  state: SessionState;
  profile: Profile | null;
}

/** How an attempt went: `message` is the sentence to show. */
export type Outcome = { isOk: true; message?: string } | { isOk: false; message: string };

/** What a visitor types to sign up. The names may be empty. */
export interface Registration {
  username: string;
  email: string;
  password: string;
  first_name: string;
  last_name: string;
}

export interface SessionActions {
  /**
   * A token that is good now, refreshed when needed; null without a session.
   *
   * @throws {Error} when offline
   */
  accessToken: () => Promise<string | null>;
  login: (email: string, password: string) => Promise<Outcome>;
  register: (registration: Registration) => Promise<Outcome>;
  /** Leaves the page for GitHub, which comes back to the dashboard. */
  signInWithGitHub: () => Promise<Outcome>;
  logout: () => Promise<void>;
  /** Fetches the profile again. */
  refreshUser: () => Promise<void>;
}
