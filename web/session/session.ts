import type { AccountActions } from './account-actions.ts';
import type { SessionVerdict } from './session-controller.ts';
import type { Outcome } from './attempt.ts';
import type { Standing } from './fetch-profile.ts';
import type { RecoveryActions } from './recovery-actions.ts';

/** The values of the sign-up form. The names may be empty. */
export interface Registration {
  username: string;
  email: string;
  password: string;
  first_name: string;
  last_name: string;
}

export interface SessionActions {
  /**
   * Returns a valid token, refreshed if needed; null without a session.
   *
   * @throws {Error} when offline, or if the session of the displayed learner has ended
   */
  accessToken: () => Promise<string | null>;
  /** Signs in. What an anonymous learner has done in this browser is merged into the account. */
  login: (email: string, password: string) => Promise<Outcome>;
  /**
   * Signs up, and in if the account can be used at once. An anonymous learner keeps the id and all work; with mandatory
   * confirmation, the learner stays anonymous until then.
   */
  register: (registration: Registration) => Promise<Outcome>;
  /** Starts a session without an account. Does nothing if there is a session. */
  tryWithoutAccount: () => Promise<Outcome>;
  /** Redirects to GitHub, which returns to the dashboard. */
  signInWithGitHub: () => Promise<Outcome>;
  logout: () => Promise<void>;
  /**
   * Asks the auth service about a session that the API has rejected. If it has ended there, it ends here too, with a
   * notice. A network failure doesn't end it.
   */
  checkSession: () => Promise<SessionVerdict>;
  recovery: RecoveryActions;
  account: AccountActions;
  /** Fetches the profile again. */
  refreshUser: () => Promise<void>;
  /** Tells the session what the learner has reached by now, where a response says so anyway. */
  noteStanding: (standing: Standing) => void;
}
