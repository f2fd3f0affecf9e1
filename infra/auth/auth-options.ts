import type { JWK } from 'jose';
import type { Mail } from '../mail/mail.ts';
import type { GitHubRegistration } from './github/git-hub.ts';
import type { LimitSettings } from './limits/limits.ts';

/** A sign-up request, before the account exists. */
export interface Applicant {
  /** In its canonical form; empty for an anonymous user. */
  email: string;
  /** Sent by the client, so untrusted. */
  metadata: Record<string, unknown>;
  /** Whether the user signs up without an email address on purpose. Defaults to false. */
  isAnonymous?: boolean;
}

/** The options of the auth service. */
export interface AuthOptions {
  databaseUrl: string;
  /** The address of the service, without a trailing slash; also the issuer of its tokens. */
  publicUrl: string;
  /** The default target of links in emails. They may name another page of the same origin. */
  siteUrl: string;
  /**
   * The page that links in emails open, with the parameters of `GET /verify`. It must ask the reader before it goes on
   * there, because mail scanners open links, too. Defaults to `GET /verify` itself, as in GoTrue.
   */
  mailLinkUrl?: string;
  /** Additional URLs that links may lead to. */
  redirectAllowList?: readonly RegExp[];
  /** The key with `sign` in its `key_ops` signs, or else the first one; all of them verify. May be empty if there is a legacy secret. */
  signingKeys: JWK[];
  /** Verifies HS256 tokens, and signs them if there is no signing key. */
  legacySecret?: string;
  /** Whether a new account may sign in before its email is confirmed. The email still isn't confirmed until it is proven. */
  isAutoconfirmed: boolean;
  isSignupDisabled?: boolean;
  /** Whether users can sign up and sign in by email. Defaults to true. */
  isEmailEnabled?: boolean;
  /** Whether users can sign up without an email address and a password. */
  isAnonymousSignInEnabled?: boolean;
  /**
   * How users sign in with GitHub; null or absent disables it. The fake is a page on which anyone
   * can pick any account, so it works only on a loopback address.
   */
  github?: GitHubRegistration | 'fake' | null;
  /** Whether users can link and unlink identities. */
  isManualLinkingEnabled?: boolean;
  /** In characters. Defaults to 8. */
  minimumPasswordLength?: number;
  /** The product's own rule for passwords. Returns an error message, or null to accept. */
  passwordError?: (password: string) => string | null;
  /** Returns an error message for a password that attackers know, or null to accept. */
  commonPasswordError?: (password: string) => string | null;
  /** Whether both addresses must confirm a change of address. Defaults to true. */
  isSecureEmailChange?: boolean;
  /** Whether a new password needs a code from an email if the session is older than a day. */
  isReauthenticationRequired?: boolean;
  /**
   * Whether a new password and a new address need the current password. Users who have none, or who are recovering it,
   * must have signed in within ten minutes instead; a new password can also be set with a code from an email. Linking
   * an identity then needs a sign-in within ten minutes, too.
   */
  isCurrentPasswordRequired?: boolean;
  /** The lifetime of an access token. Defaults to 900. */
  accessTokenSeconds?: number;
  /** How long a refresh token can be reused, in seconds. Defaults to 10. */
  refreshTokenReuseSeconds?: number;
  /** The product's own rule for new accounts. Returns an error message, or null to accept. */
  beforeUserCreated?: (applicant: Applicant) => Promise<string | null>;
  sendMail?: (mail: Mail) => Promise<void>;
  /** Overrides of the default limits. */
  limits?: Partial<LimitSettings>;
  /** The header in which a proxy in front of the service sends the client's address. */
  addressHeader?: string;
  /** Entries never contain a token, a password or an email address. */
  log: (entry: Record<string, unknown>) => void;
}
