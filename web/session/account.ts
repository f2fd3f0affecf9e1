import type { SignInMethods } from './sign-in-methods.ts';

/** How a change went. `code` is GoTrue's word for a refusal, '' when the service was not reached. */
export type AccountOutcome = { isOk: true } | { isOk: false; code: string; message: string };

/** A password and what proves that it may be set. */
export interface PasswordChange {
  password: string;
  /** Null for an account that has none yet. */
  currentPassword: string | null;
  /** The code from the mail that `sendCode` sends; null unless the service asked for it. */
  code: string | null;
}

/** What a signed-in learner does with the account itself. Every refusal carries the sentence to show. */
export interface AccountActions {
  /** @throws {Error} when the service cannot be reached or refuses */
  signInMethods: () => Promise<SignInMethods>;
  /** Sends the links that confirm a new address; for one that is pending already, sends them again. */
  changeEmail: (email: string) => Promise<AccountOutcome>;
  /** Sets the password. The service ends every other session. */
  changePassword: (change: PasswordChange) => Promise<AccountOutcome>;
  /** Mails a code that proves who asks. */
  sendCode: () => Promise<AccountOutcome>;
  /** Leaves the page for GitHub, which comes back to the account. */
  linkGitHub: () => Promise<AccountOutcome>;
  unlinkGitHub: () => Promise<AccountOutcome>;
  signOutOthers: () => Promise<AccountOutcome>;
  signOutEverywhere: () => Promise<AccountOutcome>;
  /** Forgets the session of this browser, whether or not the service still knows it. */
  forgetSession: () => Promise<void>;
}
