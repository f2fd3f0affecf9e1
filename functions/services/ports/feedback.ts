/** A failing case, as far as it is shown. */
export interface FailingCase {
  name: string;
  stdin: string;
  /** Null, as are the next two, if only the input is shown. */
  expectedStdout: string | null;
  actualStdout: string | null;
  /** The first difference, or the error that ended the program. */
  difference: string | null;
}

/** Advice for a known mistake. */
export interface MistakeAdvice {
  text: string;
  /** Whether the program does the same as the mistake in every case. */
  isExact: boolean;
  /** The title of a failing case that shows the mistake; null if the program passes it. */
  caseName: string | null;
}

/** What a failed submission shows, as it is stored with the submission. */
export interface StoredFeedback {
  /** How many of the learner's submissions to the challenge had failed, with this one. */
  failedSubmissions: number;
  passedCount: number;
  caseCount: number;
  /** How many fixed cases pass that failed in the submission before; null for the first one. */
  fixedCount: number | null;
  /** How many fixed cases fail that passed in the submission before; null for the first one. */
  brokenCount: number | null;
  advice: MistakeAdvice | null;
  failingTitles: string[];
  cases: FailingCase[];
  practiceCase: FailingCase | null;
  /** What the next failed submission will show about the failing cases; null if no more than this one. */
  nextHelp: string | null;
}

/** Reads what a learner was shown. */
export interface ShownHelpRepository {
  /** Returns the names of a challenge's hidden cases that the learner has seen in full. */
  caseNames(learnerId: string, challengeId: string): Promise<ReadonlySet<string>>;
  /** Counts the learner's failed submissions to a challenge. */
  countFailures(learnerId: string, challengeId: string): Promise<number>;
  /** Returns when the learner asked for solutions, by challenge. */
  solutionsShownAt(learnerId: string): Promise<ReadonlyMap<string, Date>>;
}

/** The part of a transaction with a locked profile that records what a learner was shown. */
export interface ShownHelpTransaction {
  /** Counts the learner's failed submissions to a challenge. */
  countFailures(challengeId: string): Promise<number>;
  /**
   * Returns which fixed cases the learner's submission before this one passed.
   *
   * @returns null if there is none
   */
  fixedPassedBefore(submission: { id: string; challengeId: string }): Promise<boolean[] | null>;
  /** Records that hidden cases were shown in full. Recording one again changes nothing. */
  recordShownCases(challengeId: string, names: readonly string[]): Promise<void>;
  /** Returns when the learner asked for a challenge's solutions; null if that never happened. */
  solutionShownAt(challengeId: string): Promise<Date | null>;
  recordShownSolution(challengeId: string, shownAt: Date): Promise<void>;
}
