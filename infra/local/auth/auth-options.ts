import type { JWK } from 'jose';
import type { Mail } from '../inbox/mail.ts';

/** What somebody asks for when signing up, before there is an account. */
export interface Applicant {
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
  /** Private keys; the first signs, all of them verify. May be empty when there is a legacy secret. */
  signingKeys: JWK[];
  /** Verifies HS256 tokens, and signs when there is no signing key. */
  legacySecret?: string;
  /** Whether a new account may sign in before its e-mail is confirmed. */
  isAutoconfirmed: boolean;
  isSignupDisabled?: boolean;
  /** Whether one may sign up with neither an e-mail nor a password. */
  isAnonymousSignInEnabled?: boolean;
  /** In characters; 8 unless told. */
  minimumPasswordLength?: number;
  /** The product's own rule for passwords: a sentence refuses. */
  passwordError?: (password: string) => string | null;
  /** How long an access token is good for; 900 s unless told. */
  accessTokenSeconds?: number;
  /** The product's own rule for new accounts: a sentence refuses. */
  beforeUserCreated?: (applicant: Applicant) => Promise<string | null>;
  sendMail?: (mail: Mail) => Promise<void>;
  /** Never given a token, a password or an e-mail address. */
  log: (entry: Record<string, unknown>) => void;
}
