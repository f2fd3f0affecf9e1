import type { JWK } from 'jose';
import type { Mail } from '../mail/mail.ts';
import type { GitHubRegistration } from './github/git-hub.ts';
import type { LimitSettings } from './limits/limits.ts';

/** What somebody asks for when signing up, before there is an account. */
export interface Applicant {
  /** In its canonical form; empty for somebody who stays anonymous. */
  email: string;
  /** What the client sent along; nothing in it is trustworthy. */
  metadata: Record<string, unknown>;
}

/** How the auth service behaves. */
export interface AuthOptions {
  databaseUrl: string;
  /** Where clients reach the service, without a trailing slash; also the issuer of its tokens. */
  publicUrl: string;
  /** Where links in mails lead back to, unless they name another page of the same origin. */
  siteUrl: string;
  /** What further addresses that links may lead back to look like. */
  redirectAllowList?: readonly RegExp[];
  /** The one that names `sign` among its `key_ops`, or else the first, signs; all of them verify. May be empty when there is a legacy secret. */
  signingKeys: JWK[];
  /** Verifies HS256 tokens, and signs when there is no signing key. */
  legacySecret?: string;
  /** Whether a new account may sign in before its e-mail is confirmed. */
  isAutoconfirmed: boolean;
  isSignupDisabled?: boolean;
  /** Whether one may sign up and in by e-mail; so it is unless told. */
  isEmailEnabled?: boolean;
  /** Whether one may sign up with neither an e-mail nor a password. */
  isAnonymousSignInEnabled?: boolean;
  /**
   * How one signs in by GitHub; not at all unless told. The fake is a page on which whoever opens it picks
   * the account they like: for one's own machine alone.
   */
  github?: GitHubRegistration | 'fake' | null;
  /** Whether users may link and unlink ways in themselves. */
  isManualLinkingEnabled?: boolean;
  /** In characters; 8 unless told. */
  minimumPasswordLength?: number;
  /** The product's own rule for passwords: a sentence refuses. */
  passwordError?: (password: string) => string | null;
  /** A sentence refuses a password that attackers know. */
  commonPasswordError?: (password: string) => string | null;
  /** Whether both addresses must agree to a change of address; true unless told. */
  isSecureEmailChange?: boolean;
  /** Whether a new password needs a mailed code when the session is older than a day. */
  isReauthenticationRequired?: boolean;
  /** Whether a new password needs the current one, where there is one and it was not forgotten. */
  isCurrentPasswordRequired?: boolean;
  /** How long an access token is good for; 900 s unless told. */
  accessTokenSeconds?: number;
  /** For how long a refresh token may be used once more; 10 s unless told. */
  refreshTokenReuseSeconds?: number;
  /** The product's own rule for new accounts: a sentence refuses. */
  beforeUserCreated?: (applicant: Applicant) => Promise<string | null>;
  sendMail?: (mail: Mail) => Promise<void>;
  /** What differs from the usual limits. */
  limits?: Partial<LimitSettings>;
  /** The header in which a proxy in front of the service names the client's address. */
  addressHeader?: string;
  /** Never given a token, a password or an e-mail address. */
  log: (entry: Record<string, unknown>) => void;
}
