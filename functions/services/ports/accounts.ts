import type { ProviderAccount, SessionIdentity } from './records.ts';

/** A browser or program that is signed in to an account. */
export interface AccountSession {
  id: string;
  startedAt: Date;
  /** When it last refreshed its token. */
  lastActiveAt: Date;
  /** Null if it sent none. */
  userAgent: string | null;
  /** Null if unknown. */
  address: string | null;
}

/** Access to the accounts of the auth server. */
export interface AccountRepository {
  /** Checks whether the session that a token belongs to is still open. */
  isSessionOpen(identity: SessionIdentity): Promise<boolean>;
  /** Lists the account's open sessions, the most recently active first. */
  sessions(identity: SessionIdentity): Promise<AccountSession[]>;
  /** Ends one of the account's sessions and returns it; null if it has none with that id. */
  endSession(identity: SessionIdentity, sessionId: string): Promise<AccountSession | null>;
  /** Returns the third-party account as the auth server stores it; null for an e-mail account. */
  providerAccount(identity: SessionIdentity): Promise<ProviderAccount | null>;
  /**
   * Prepares the removal of an account with its sessions and identities.
   *
   * @returns a function that removes it and may be called again
   * @throws {AppError} UNAVAILABLE if this deployment can't remove accounts
   */
  removal(id: string): () => Promise<void>;
  /** Removes accounts last used before a date, and those whose deletion was interrupted. @returns how many */
  removeUnused(before: Date): Promise<number>;
  /** Returns what the auth server stores about the account, without secrets. */
  exportOf(identity: SessionIdentity): Promise<Record<string, unknown>>;
}
