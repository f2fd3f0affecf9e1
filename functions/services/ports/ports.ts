import type { Day } from '../../../domain/calendar.ts';
import type { ExerciseKey } from '../../../domain/exercise.ts';
import type { Verdict } from '../../../domain/grading.ts';
import type { LanguageName } from '../../../domain/language.ts';
import type { StreakState } from '../../../domain/streak.ts';
import type { RunRequest, RunResult } from '../../../sandbox/contract.ts';
import type { AccessToken, AccessTokenRepository, AccountRepository } from './accounts.ts';
import type { Catalogue, FeedbackKey, HiddenCases, PublishedSolution } from './catalogue.ts';
import type { DraftRepository } from './drafts.ts';
import type { EvidenceRepository } from './evidence.ts';
import type { EditorSettingsRepository } from './editor-settings.ts';
import type { ShownHelpRepository, ShownHelpTransaction, StoredFeedback } from './feedback.ts';
import type { FollowRepository } from './follows.ts';
import type { PlacementRepository, PlacementTransaction } from './placement.ts';
import type { PracticeRepository, PracticeTransaction } from './practice.ts';
import type { LineFindRepository } from './line-finds.ts';
import type { PreparationRepository } from './preparation.ts';
import type { ReviewRepository, ReviewTransaction } from './reviews.ts';
import type { LearnerRepository } from './learners.ts';
import type { ProgressRepository } from './progress.ts';
import type { Learner, RankedLearner, SubmissionRecord, SubmissionSummary } from './records.ts';

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

/** Accesses which accounts were deleted. */
export interface DeletionRepository {
  /** Returns the ids of the accounts that were deleted in the last five minutes, oldest first. */
  listRecent(): Promise<string[]>;
  /** Deletes accounts again, after a backup brought them back. @returns how many had come back */
  repeat(ids: readonly string[]): Promise<number>;
}

/** Removes data whose retention period has ended. Calling a method again changes nothing. */
export interface RetentionRepository {
  /**
   * Removes profiles, with their data, that were last seen before a date.
   *
   * @param anonymousBefore the date for anonymous learners
   * @returns their ids
   */
  removeInactiveLearners(before: Date, anonymousBefore: Date): Promise<string[]>;
  /** Removes submissions with their code. Solves remain. @returns how many */
  removeSubmissions(before: Date): Promise<number>;
  /** Removes the auth server's audit log, local emails and the ids of deleted accounts. */
  removeLogs(before: Date): Promise<number>;
  /** Removes the standings of weeks that began before a date. The ledger keeps the XP. */
  removeWeeks(before: Date): Promise<void>;
  /** Computes how long lessons take, unless this was done in the same week (UTC). @returns how many were measured */
  measureLessons(on: Date): Promise<number>;
}

export interface CatalogueRepository {
  load(): Promise<Catalogue>;
  hiddenCases(challengeId: string): Promise<HiddenCases>;
  /** Returns what feedback on a challenge needs. All lists are empty if there is no such challenge. */
  feedbackKey(challengeId: string): Promise<FeedbackKey>;
  /** Returns the solutions of every challenge, by its id. */
  solutions(): Promise<ReadonlyMap<string, readonly PublishedSolution[]>>;
  /** Returns what grading needs to know about an exercise; null if there is none with this id. */
  exerciseKey(lessonId: string, exerciseId: string): Promise<ExerciseKey | null>;
}

export interface SubmissionQuery {
  challengeId: string | null;
  first: number;
  /** The cursor of the previous page's last row. */
  after: string | null;
}

export interface SubmissionRepository {
  /** Returns null if the learner has no submission with this id. @param id a UUID */
  find(learnerId: string, id: string): Promise<SubmissionRecord | null>;
  list(learnerId: string, query: SubmissionQuery): Promise<SubmissionSummary[]>;
  /** Returns the code of the learner's last accepted submission to a challenge; null if there is none. */
  acceptedCode(learnerId: string, challengeId: string): Promise<string | null>;
  /** Removes a submission that couldn't be run. */
  withdraw(submissionId: string): Promise<void>;
  /** Removes abandoned pending submissions, so that their keys can be used again. @returns how many */
  withdrawAbandoned(): Promise<number>;
}

/** The state of a submission with a given idempotency key. */
export type OpenedSubmission =
  | { kind: 'opened'; submission: SubmissionRecord }
  | { kind: 'running' }
  | { kind: 'finished'; submission: SubmissionRecord };

export interface NewSubmission {
  challengeId: string;
  language: LanguageName;
  idempotencyKey: string;
  code: string;
}

/** What XP was earned with. */
export type ExperienceReason = 'challenge' | 'achievement' | 'review' | 'daily';

/** A row of the ledger. Each learner has at most one with the same reason and reference. */
export interface NewExperience {
  amount: number;
  reason: ExperienceReason;
  reference: string;
  /** Defaults to the database's time. */
  earnedAt?: Date;
}

/** The completion of a lesson. */
export interface LessonCompletion {
  lessonId: string;
  minutesSpent: number;
  hadExercises: boolean;
}

/** What a submission led to. */
interface SubmissionResult {
  verdict: Verdict;
  /** Whether it passed each fixed case, samples first. */
  fixedPassed: boolean[];
  /** Null if it was accepted. */
  feedback: StoredFeedback | null;
}

/** A transaction that holds the lock on a learner's profile. All awards happen in such a transaction. */
export interface AwardTransaction
  extends PlacementTransaction, PracticeTransaction, ReviewTransaction, ShownHelpTransaction {
  /** As of when the lock was taken. */
  learner: Learner;
  openSubmission(submission: NewSubmission): Promise<OpenedSubmission>;
  /** Returns null if the submission is no longer pending. */
  settleSubmission(id: string, result: SubmissionResult): Promise<SubmissionRecord | null>;
  noteAwards(
    id: string,
    experienceEarned: number,
    achievementIds: string[],
  ): Promise<SubmissionRecord>;
  /** Returns false if the challenge was already solved. */
  recordSolve(challengeId: string, submissionId: string): Promise<boolean>;
  /** Returns false if the lesson was already completed. */
  recordLesson(completion: LessonCompletion): Promise<boolean>;
  recordActiveDay(day: Day): Promise<void>;
  storeStreak(streak: StreakState): Promise<void>;
  /** Returns false if it was already earned. */
  recordAchievement(achievementId: string): Promise<boolean>;
  addExperience(experience: NewExperience): Promise<void>;
  /** Counts the learner's submissions for the same challenge, up to and including this one. */
  countSubmissionsUpTo(submission: Pick<SubmissionRecord, 'id' | 'challengeId'>): Promise<number>;
  countUncoveredHints(challengeId: string): Promise<number>;
  solvedChallengeIds(): Promise<Set<string>>;
  /** Returns the lessons that count as practiced, including those that had no exercises when they were completed. */
  countedLessonIds(): Promise<Set<string>>;
  activeDays(): Promise<Day[]>;
  earnedAchievementIds(): Promise<Set<string>>;
}

/** The merge of what an anonymous learner has done into another learner. */
export interface LearnerMerge {
  learnerId: string;
  anonymousId: string;
  now: Date;
}

export interface AwardRepository {
  /**
   * Runs work in a transaction and rolls it back if the work throws.
   *
   * @throws {AppError} NOT_FOUND if the profile was deleted
   */
  transaction<T>(learnerId: string, work: (award: AwardTransaction) => Promise<T>): Promise<T>;
  /**
   * Moves what an anonymous learner has done and the other one hasn't, deletes the anonymous profile, and then runs work
   * for the other learner, all in one transaction with both profiles locked.
   *
   * @param work also receives the learner as it was before
   * @returns null if there is nothing to merge: one of the two has no profile, or isn't what it should be
   */
  merge<T>(
    merge: LearnerMerge,
    work: (award: AwardTransaction, before: Learner) => Promise<T>,
  ): Promise<T | null>;
}

/** The Monday, 00:00 UTC, on which a week begins; null for all time. */
type LeaderboardStart = Date | null;

export interface LeaderboardRepository {
  /** Returns the listed learners, most XP first. */
  top(query: { since: LeaderboardStart; first: number }): Promise<RankedLearner[]>;
  /** Returns the learner, even if not listed, and those whom the learner follows, most XP first. */
  followed(query: { since: LeaderboardStart; learnerId: string }): Promise<RankedLearner[]>;
  /** Returns the number of listed learners, and a learner's XP and rank, even if not listed; no rank at 0 XP. */
  tally(query: {
    since: LeaderboardStart;
    learnerId: string | null;
  }): Promise<{ total: number; rank: number | null; experiencePoints: number }>;
}

/** Whose turn it is and whose limits count: a learner with an account, or everybody without one at an address. */
export type Caller = { learnerId: string } | { address: string };

/** Runs code in the execution function, where callers take turns. Callers never share an environment on AWS. */
export interface ExecutionPort {
  /**
   * @throws {AppError} EXECUTION_UNAVAILABLE if the function can't be reached or fails, RATE_LIMITED if too many runs are
   *   waiting
   */
  run(request: RunRequest, caller: Caller): Promise<RunResult>;
}

/** Tells learners by email what happened to their account. Delivery isn't guaranteed, and failures are only logged. */
export interface NoticePort {
  accessTokenCreated(email: string, accessToken: AccessToken): Promise<void>;
}

/** The size and the refill rate of a rate limit. */
export interface TokenBucket {
  /** The number of requests that a full bucket allows. */
  burst: number;
  /** The number of requests added per minute. */
  perMinute: number;
}

export interface RateLimitRepository {
  /**
   * Takes tokens: all of them, or none.
   *
   * @param count defaults to 1
   * @returns 0 if the request is allowed, otherwise the seconds to wait
   */
  take(key: string, bucket: TokenBucket, count?: number): Promise<number>;
}

/** Limits how much each client can make the APIs do. */
export interface RequestBudget {
  /**
   * Spends points: one is about the time that it takes to resolve and serialize one value.
   *
   * @param caller the learner's id or the visitor's address
   * @returns 0 if the request is allowed, otherwise the seconds to wait
   */
  spend(caller: string, points: number): Promise<number>;
}

/** All ports of the use cases. */
export interface Ports {
  accessTokens: AccessTokenRepository;
  accounts: AccountRepository;
  catalogue: CatalogueRepository;
  learners: LearnerRepository;
  progress: ProgressRepository;
  placements: PlacementRepository;
  practice: PracticeRepository;
  reviews: ReviewRepository;
  follows: FollowRepository;
  hints: HintRepository;
  drafts: DraftRepository;
  evidence: EvidenceRepository;
  editorSettings: EditorSettingsRepository;
  shownHelp: ShownHelpRepository;
  preparation: PreparationRepository;
  lineFinds: LineFindRepository;
  submissions: SubmissionRepository;
  awards: AwardRepository;
  leaderboard: LeaderboardRepository;
  execution: ExecutionPort;
  notices: NoticePort;
  rateLimits: RateLimitRepository;
  requestBudget: RequestBudget;
  now(): Date;
  /** From 0 up to, but not including, 1. */
  random(): number;
  newId(): string;
}
