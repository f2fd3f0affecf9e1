import type { Day } from '../../../domain/calendar.ts';

/** A learner's XP before and since an instant. */
export interface ExperienceSince {
  /** Earned before the instant. */
  before: number;
  /** Earned since then, oldest first. */
  rows: { amount: number; earnedAt: Date }[];
}

/** What a learner has done with one challenge. */
export interface ChallengeRecord {
  challengeId: string;
  /** Null if it isn't solved. */
  solvedAt: Date | null;
  /** When the learner asked for its solutions; null if that never happened. */
  solutionShownAt: Date | null;
  /** Whether the first graded submission was accepted; null if there is none. */
  isFirstAccepted: boolean | null;
  /** The tests of the last graded submission; null if it has none. */
  lastSubmission: { passedCount: number; caseCount: number } | null;
}

/** When a lesson was completed. */
export interface LessonCompletion {
  /** The time of the proof if it came first. */
  completedAt: Date;
  /** When it was proved; null if that never happened. */
  provedAt: Date | null;
  /** When it was completed if it had no exercises at that time; null otherwise. */
  firstEditionAt: Date | null;
}

export interface ProgressRepository {
  /** Returns when the learner solved each challenge that is solved. */
  solvedAt(learnerId: string): Promise<ReadonlyMap<string, Date>>;
  /** Returns the completed lessons, also those that were proved, by their ids. */
  completedLessons(learnerId: string): Promise<ReadonlyMap<string, LessonCompletion>>;
  activeDays(learnerId: string): Promise<Day[]>;
  /** Returns when the learner earned each achievement, newest first, by its id. */
  earnedAchievements(learnerId: string): Promise<ReadonlyMap<string, Date>>;
  experienceSince(learnerId: string, since: Date): Promise<ExperienceSince>;
  /** Returns the challenges that the learner submitted, solved or asked the solutions of. */
  challengeRecords(learnerId: string): Promise<ChallengeRecord[]>;
  recentChallengeIds(learnerId: string, first: number): Promise<string[]>;
  recentLessonIds(learnerId: string, first: number): Promise<string[]>;
  recordVisit(learnerId: string, lessonId: string): Promise<void>;
}
