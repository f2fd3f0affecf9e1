import type { AccessTokenScope } from '../../../domain/access-token.ts';
import type { Day } from '../../../domain/streak.ts';

/** An access token as it is stored: everything but itself. */
export interface AccessToken {
  id: string;
  name: string;
  scope: AccessTokenScope;
  /** Its last letters, by which its owner knows it. */
  ending: string;
  createdAt: Date;
  expiresAt: Date;
  /** In UTC; null when it was never used. */
  lastUsedOn: Day | null;
}

export type NewAccessToken = Pick<AccessToken, 'name' | 'scope' | 'createdAt' | 'expiresAt'>;

/** An access token at the one moment at which its text is known. */
export interface CreatedAccessToken {
  accessToken: AccessToken;
  /** What its owner sends along. Kept nowhere. */
  text: string;
}

/** Whose an access token is, and what it may do. */
export interface AccessTokenOwner {
  id: string;
  learnerId: string;
  scope: AccessTokenScope;
}

/** Keeps access tokens by their hashes. */
export interface AccessTokenRepository {
  /** A learner's, newest first, expired ones included. */
  list(learnerId: string): Promise<AccessToken[]>;
  /**
   * Makes one.
   *
   * @param most how many the learner may have
   * @returns null when the learner has as many
   * @throws {AppError} UNAUTHENTICATED when the profile is gone
   */
  create(
    learnerId: string,
    token: NewAccessToken,
    most: number,
  ): Promise<CreatedAccessToken | null>;
  /** Deletes a token and returns it; null if the learner has none with that id. */
  revoke(learnerId: string, id: string): Promise<AccessToken | null>;
  /** Whose a token is, with the day of its use noted. Null for one that is unknown, revoked or expired. */
  use(text: string, now: Date): Promise<AccessTokenOwner | null>;
}
