import type { SignInMethods } from './sign-in-methods.ts';

/** The result of a change. `code` is GoTrue's error code, '' if the service was not reached. */
export type AccountOutcome = { isOk: true } | { isOk: false; code: string; message: string };

/** A new password and the proof that it may be set. */
export interface PasswordChange {
  password: string;
  /** Null for an account without a password. */
  currentPassword: string | null;
  /** The code from the email that `sendCode` sends; null unless the service requires it. */
  code: string | null;
}

/** The actions of a signed-in learner on the account. Every failure contains the message to show. */
export interface AccountActions {
  /** @throws {Error} if the service can't be reached or returns an error */
  signInMethods: () => Promise<SignInMethods>;
  /** Sends the links that confirm a new address; resends them if it is already pending. */
  changeEmail: (email: string) => Promise<AccountOutcome>;
  /** Sets the password. The service ends every other session. */
  changePassword: (change: PasswordChange) => Promise<AccountOutcome>;
  /** Sends a code by email for reauthentication. */
  sendCode: () => Promise<AccountOutcome>;
  /** Redirects to GitHub, which returns to the account page. */
  linkGitHub: () => Promise<AccountOutcome>;
  unlinkGitHub: () => Promise<AccountOutcome>;
  signOutOthers: () => Promise<AccountOutcome>;
  signOutEverywhere: () => Promise<AccountOutcome>;
  /** Removes this browser's session, even if the service no longer knows it. */
  forgetSession: () => Promise<void>;
}
