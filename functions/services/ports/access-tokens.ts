import type { AccessTokenScope } from '../../../domain/access-token.ts';
import type { Day } from '../../../domain/calendar.ts';

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
