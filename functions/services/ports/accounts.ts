import type { AccessTokenScope } from '../../../domain/access-token.ts';
import type { Day } from '../../../domain/calendar.ts';
import type { Learner, ProviderAccount, SessionIdentity } from './records.ts';

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

/** A profile, and whether the session that asks for it is open. */
export interface SessionLearner {
  learner: Learner;
  isSessionOpen: boolean;
}

/** Access to the accounts of the auth server. */
export interface AccountRepository {
  /** Checks whether the session that a token belongs to is still open. */
  isSessionOpen(identity: SessionIdentity): Promise<boolean>;
  /** Checks whether that session is still open and its account is still anonymous: a token can be older than either. */
  isSessionAnonymous(identity: SessionIdentity): Promise<boolean>;
  /**
   * Returns the profile of an account together with the state of the session, in one statement; null if there is no
   * profile. The function itself is null if the auth server's tables are elsewhere: reading doesn't check the session
   * then, because that would cost a request to the auth server each time.
   */
  findLearner: ((identity: SessionIdentity) => Promise<SessionLearner | null>) | null;
  /** Lists the account's open sessions, the most recently active first. */
  sessions(identity: SessionIdentity): Promise<AccountSession[]>;
  /** Ends one of the account's sessions and returns it; null if it has none with that id. */
  endSession(identity: SessionIdentity, sessionId: string): Promise<AccountSession | null>;
  /** Returns the third-party account as the auth server stores it; null for an email account. */
  providerAccount(identity: SessionIdentity): Promise<ProviderAccount | null>;
  /**
   * Prepares the removal of an account with its sessions and identities.
   *
   * @returns a function that removes it and may be called again
   * @throws {AppError} UNAVAILABLE if this deployment can't remove accounts
   */
  removal(id: string): () => Promise<void>;
  /**
   * Removes accounts without a profile last used before a date, and those whose deletion was interrupted.
   *
   * @param anonymousBefore the date for anonymous accounts
   * @returns how many
   */
  removeUnused(before: Date, anonymousBefore: Date): Promise<number>;
  /** Returns what the auth server stores about the account, without secrets. */
  exportOf(identity: SessionIdentity): Promise<Record<string, unknown>>;
}

/** The stored data of an access token, without the token itself. */
export interface AccessToken {
  id: string;
  name: string;
  scope: AccessTokenScope;
  /** The token's last characters, by which its owner recognizes it. */
  ending: string;
  createdAt: Date;
  expiresAt: Date;
  /** In UTC; null if it was never used. */
  lastUsedOn: Day | null;
}

export type NewAccessToken = Pick<AccessToken, 'name' | 'scope' | 'createdAt' | 'expiresAt'>;

/** A new access token with its text. */
export interface CreatedAccessToken {
  accessToken: AccessToken;
  /** The token itself, which isn't stored. */
  text: string;
}

/** The owner and the scope of an access token. */
export interface AccessTokenOwner {
  id: string;
  learnerId: string;
  scope: AccessTokenScope;
}

/** Stores access tokens by their hashes. */
export interface AccessTokenRepository {
  /** Lists a learner's access tokens, newest first, including expired ones. */
  list(learnerId: string): Promise<AccessToken[]>;
  /**
   * Creates an access token.
   *
   * @param most the maximum number of tokens per learner
   * @returns null if the learner already has the maximum
   * @throws {AppError} UNAUTHENTICATED if the profile was deleted
   */
  create(
    learnerId: string,
    token: NewAccessToken,
    most: number,
  ): Promise<CreatedAccessToken | null>;
  /** Deletes a token and returns it; null if the learner has none with that id. */
  revoke(learnerId: string, id: string): Promise<AccessToken | null>;
  /** Returns a token's owner and records the day of its use. Null if the token is unknown, revoked or expired. */
  use(text: string, now: Date): Promise<AccessTokenOwner | null>;
}
