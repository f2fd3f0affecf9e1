/** A step of a challenge's ladder. */
export interface HintRung {
  challengeId: string;
  /** 1 is the gentlest. */
  rung: number;
}

/** Remembers which hints a learner has uncovered. */
export interface HintRepository {
  /** How many rungs are uncovered, by challenge. Challenges without one are left out. */
  revealedCounts(learnerId: string): Promise<ReadonlyMap<string, number>>;
  /**
   * Uncovers a rung whose predecessor is uncovered. Again changes nothing.
   *
   * @returns whether the rung is uncovered now: false when the one before it is not
   */
  reveal(learnerId: string, rung: HintRung): Promise<boolean>;
}
