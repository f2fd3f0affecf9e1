import type { ProviderAccount, SessionIdentity } from './records.ts';

/** A browser, or program, that is signed in to an account. */
export interface AccountSession {
  id: string;
  startedAt: Date;
  /** When it last got a token. */
  lastActiveAt: Date;
  /** Null when it did not say. */
  userAgent: string | null;
  /** Null when it is not known. */
  address: string | null;
}

/** What the auth server keeps about accounts, and what it does with them. */
export interface AccountRepository {
  /** Whether the session that a token belongs to has not been ended. */
  isSessionOpen(identity: SessionIdentity): Promise<boolean>;
  /** The open sessions of the caller, the one that was active last first. */
  sessions(identity: SessionIdentity): Promise<AccountSession[]>;
  /** Ends one of the account's sessions and returns it; null if it has none with that id. */
  endSession(identity: SessionIdentity, sessionId: string): Promise<AccountSession | null>;
  /** The caller's third-party account, in the auth server's own words; null for an e-mail account. */
  providerAccount(identity: SessionIdentity): Promise<ProviderAccount | null>;
  /**
   * Prepares to remove an account, with its sessions and its ways to sign in.
   *
   * @returns does it; again changes nothing
   * @throws {AppError} UNAVAILABLE where this deployment may not
   */
  removal(id: string): () => Promise<void>;
  /** Removes accounts that were used last before, and those whose deletion was interrupted. @returns how many */
  removeUnused(before: Date): Promise<number>;
  /** Everything that is kept about the caller beside the product's own tables. No secret is in it. */
  exportOf(identity: SessionIdentity): Promise<Record<string, unknown>>;
}
