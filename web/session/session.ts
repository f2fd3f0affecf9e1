import type { AccountActions } from './account.ts';
import type { SessionVerdict } from './confirm-session.ts';
import type { Outcome } from './outcome.ts';
import type { RecoveryActions } from './recovery-actions.ts';

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
  /**
   * Asks the auth service about a session that the API has refused. One that has ended there ends here, with a
   * farewell; a network failure ends nothing.
   */
  checkSession: () => Promise<SessionVerdict>;
  recovery: RecoveryActions;
  account: AccountActions;
  /** Fetches the profile again. */
  refreshUser: () => Promise<void>;
}
