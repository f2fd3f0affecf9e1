/** What a learner has done that prepares for challenges, and which challenges they opened without it. */
export interface Preparation {
  /** Practiced and proved lessons, and those that had no exercises when they were completed. */
  lessonIds: ReadonlySet<string>;
  /** The same without proved lessons, which don't count toward achievements. */
  practicedLessonIds: ReadonlySet<string>;
  openedAnywayIds: ReadonlySet<string>;
}

/** Stores what prepares learners for challenges. */
export interface PreparationRepository {
  find(learnerId: string): Promise<Preparation>;
  /** Records that the learner opened a challenge anyway. Recording it again changes nothing. */
  recordOpening(learnerId: string, challengeId: string): Promise<void>;
}
