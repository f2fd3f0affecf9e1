import type { ProviderAccount } from './provider-account.ts';
import type { FakeGitHubAccount } from './fake-accounts.ts';

/** The service's OAuth app at GitHub. */
export interface GitHubRegistration {
  clientId: string;
  clientSecret: string;
  /** The callback URL, as registered at GitHub. Defaults to the service's `/callback`. */
  callbackUrl?: string;
  /** The URL of a GitHub Enterprise Server, without a trailing slash. Defaults to github.com. */
  url?: string;
}

/** The provider's tokens, with which the client can call GitHub on the user's behalf, under supabase-js's names. */
export interface ProviderTokens {
  provider_token: string;
  /** Only if GitHub's tokens expire. */
  provider_refresh_token?: string;
}

/** What GitHub returns for a code. */
export interface Redeemed {
  account: ProviderAccount;
  tokens: ProviderTokens;
}

/** A browser that is redirected to GitHub. */
export interface AuthorizationRequest {
  /** The state that it must bring back. */
  state: string;
  /** The scopes in addition to reading email addresses, separated by commas; may be empty. */
  scopes: string;
  /** Additional parameters for GitHub, such as the expected account. */
  hints: URLSearchParams;
}

/** What the fake page needs. */
export interface FakeGitHub {
  css: string;
  /** Issues a code that the service can exchange for an account once. */
  issueCode: (account: FakeGitHubAccount) => string;
}

/** GitHub, or its fake. */
export interface GitHub {
  /** Returns the URL at which the user gives consent. */
  authorizationUrl(request: AuthorizationRequest): string;
  /**
   * Exchanges the code that the browser brings back for the account of the user who consented.
   *
   * @throws {AuthError} unexpected_failure if GitHub does not know the code or does not respond
   */
  redeem(code: string): Promise<Redeemed>;
  /** Null for the real GitHub. */
  fakeGitHub: FakeGitHub | null;
}
