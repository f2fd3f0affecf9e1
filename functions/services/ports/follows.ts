/** A learner on the leaderboard whom another one follows. */
export interface FollowedLearner {
  username: string;
  followedAt: Date;
}

/** Whom a learner wants to follow. */
export interface NewFollow {
  /** In its canonical form. */
  username: string;
  at: Date;
  /** How many learners one learner can follow. Requests at the same time can exceed it by a few. */
  most: number;
}

/** Stores whom learners follow. Only listed learners are followed. */
export interface FollowRepository {
  /** Returns whom a learner follows, in alphabetical order. */
  list(learnerId: string): Promise<FollowedLearner[]>;
  /**
   * Follows a listed learner. Following the same one again changes nothing.
   *
   * @returns `unknown` if no learner of this name is listed, `full` if the learner follows as many as possible
   */
  follow(learnerId: string, follow: NewFollow): Promise<FollowedLearner | 'unknown' | 'full'>;
  /** Returns null if the learner doesn't follow anybody of this name. */
  unfollow(learnerId: string, username: string): Promise<FollowedLearner | null>;
}
