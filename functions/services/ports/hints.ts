/** A hint of a challenge. */
export interface HintRung {
  challengeId: string;
  /** 1 is the gentlest. */
  rung: number;
}

/** Stores which hints a learner has revealed. */
export interface HintRepository {
  /** Returns the number of revealed hints by challenge, without challenges that have none. */
  revealedCounts(learnerId: string): Promise<ReadonlyMap<string, number>>;
  /**
   * Reveals the next hint. Revealing it again changes nothing.
   *
   * @returns false if the previous hint isn't revealed yet
   */
  reveal(learnerId: string, rung: HintRung): Promise<boolean>;
}
