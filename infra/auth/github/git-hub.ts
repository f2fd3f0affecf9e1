import type { ProviderAccount } from './provider-account.ts';
import type { FakeGitHubAccount } from './fake-accounts.ts';

/** A registration of the service at GitHub. */
export interface GitHubRegistration {
  clientId: string;
  clientSecret: string;
  /** Where GitHub sends browsers back to, as registered there. Defaults to the service's `/callback`. */
  callbackUrl?: string;
  /** Of a GitHub Enterprise Server, without a trailing slash. Defaults to github.com. */
  url?: string;
}

/** What the client may ask GitHub with, on the user's behalf, under supabase-js's names. */
export interface ProviderTokens {
  provider_token: string;
  /** Only where GitHub's tokens expire. */
  provider_refresh_token?: string;
}

/** What GitHub gives for a code. */
export interface Redeemed {
  account: ProviderAccount;
  tokens: ProviderTokens;
}

/** A browser that is sent to GitHub. */
export interface AuthorizationRequest {
  /** What it must bring back. */
  state: string;
  /** What is asked for besides the e-mail addresses, separated by commas; may be empty. */
  scopes: string;
  /** What GitHub may be told besides, such as whose account is expected. */
  hints: URLSearchParams;
}

/** What the page that stands in for GitHub's needs. */
export interface FakeGitHub {
  css: string;
  /** Issues the code that the service trades for an account, once. */
  issueCode: (account: FakeGitHubAccount) => string;
}

/** GitHub, or what stands in for it. */
export interface GitHub {
  /** Where a browser is sent for its user's consent. */
  authorizationUrl(request: AuthorizationRequest): string;
  /**
   * Trades the code that the browser brings back for the account of the user who consented.
   *
   * @throws {AuthError} unexpected_failure when GitHub does not know the code, or does not answer
   */
  redeem(code: string): Promise<Redeemed>;
  /** Null for the real one. */
  fakeGitHub: FakeGitHub | null;
}
