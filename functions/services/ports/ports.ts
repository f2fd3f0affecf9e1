import type { Verdict } from '../../../domain/grading/grade.ts';
import type { Day, StreakState } from '../../../domain/streak.ts';
import type { RunRequest, RunResult } from '../../../sandbox/contract.ts';
import type { AccessTokenRepository } from './access-tokens.ts';
import type { AccountRepository } from './accounts.ts';
import type { Catalogue, HiddenCases } from './catalogue.ts';
import type { HintRepository } from './hints.ts';
import type {
  Learner,
  LearnerChanges,
  NewLearner,
  RankedLearner,
  SubmissionRecord,
  SubmissionSummary,
  TimeZoneChange,
} from './records.ts';

export interface CatalogueRepository {
  load(): Promise<Catalogue>;
  hiddenCases(challengeId: string): Promise<HiddenCases>;
}

export interface LearnerRepository {
  find(id: string): Promise<Learner | null>;
  isUsernameTaken(canonicalUsername: string): Promise<boolean>;
  /** Null when the username was taken in the meantime; the present row when the profile exists already. */
  create(learner: NewLearner): Promise<Learner | null>;
  /** Null when the username is taken. */
  update(id: string, changes: LearnerChanges): Promise<Learner | null>;
  /** Null when the zone before is not the learner's any more: of two changes at once, one is made. */
  changeTimeZone(id: string, change: TimeZoneChange): Promise<Learner | null>;
  /** Null when the learner has done or changed something already. @param timeZone counts at once */
  startTimeZone(id: string, timeZone: string): Promise<Learner | null>;
  /** Removes the profile and all that hangs on it, and remembers the id so that a late token cannot bring it back. */
  delete(id: string): Promise<void>;
  isDeleted(id: string): Promise<boolean>;
  /** Notes that the learner came, and under which address. Null when the profile is gone. */
  noteVisit(id: string, visit: { email: string; lastSeenOn: Day }): Promise<Learner | null>;
  exportOf(id: string): Promise<Record<string, unknown>>;
}

/** XP of one learner. */
export interface ExperienceSince {
  /** Earned before an instant. */
  before: number;
  /** Earned since, oldest first. */
  rows: { amount: number; earnedAt: Date }[];
}

export interface ProgressRepository {
  solvedChallengeIds(learnerId: string): Promise<Set<string>>;
  completedLessonIds(learnerId: string): Promise<Set<string>>;
  activeDays(learnerId: string): Promise<Day[]>;
  earnedAchievements(learnerId: string): Promise<{ achievementId: string; earnedAt: Date }[]>;
  experienceSince(learnerId: string, since: Date): Promise<ExperienceSince>;
  recentChallengeIds(learnerId: string, first: number): Promise<string[]>;
  recentLessonIds(learnerId: string, first: number): Promise<string[]>;
  recordVisit(learnerId: string, lessonId: string): Promise<void>;
}

export interface SubmissionQuery {
  challengeId: string | null;
  first: number;
  /** The cursor of the last row of the page before. */
  after: string | null;
}

export interface SubmissionRepository {
  /** Null when it is not the learner's. @param id a UUID */
  find(learnerId: string, id: string): Promise<SubmissionRecord | null>;
  list(learnerId: string, query: SubmissionQuery): Promise<SubmissionSummary[]>;
  /** Removes an attempt that could not be run, so that it costs nothing. */
  withdraw(submissionId: string): Promise<void>;
  /** Withdraws every attempt that was left pending by whoever ran it: its key is free again. @returns how many */
  withdrawAbandoned(): Promise<number>;
}

/** How an attempt with this idempotency key stands. */
export type OpenedSubmission =
  | { kind: 'opened'; submission: SubmissionRecord }
  | { kind: 'running' }
  | { kind: 'finished'; submission: SubmissionRecord };

export interface NewSubmission {
  challengeId: string;
  idempotencyKey: string;
  code: string;
}

/** One transaction that holds the lock on one learner's profile. Every award happens in one. */
export interface AwardTransaction {
  /** As locked. */
  learner: Learner;
  openSubmission(submission: NewSubmission): Promise<OpenedSubmission>;
  /** Null when the attempt is not pending any more. */
  settleSubmission(id: string, verdict: Verdict): Promise<SubmissionRecord | null>;
  noteAwards(
    id: string,
    experienceEarned: number,
    achievementIds: string[],
  ): Promise<SubmissionRecord>;
  /** False when the challenge was solved before. */
  recordSolve(challengeId: string, submissionId: string): Promise<boolean>;
  /** False when the lesson was completed before. */
  recordLesson(lessonId: string, minutesSpent: number): Promise<boolean>;
  recordActiveDay(day: Day): Promise<void>;
  storeStreak(streak: StreakState): Promise<void>;
  /** False when it was earned before. */
  recordAchievement(achievementId: string): Promise<boolean>;
  addExperience(
    amount: number,
    reason: 'challenge' | 'achievement',
    reference: string,
  ): Promise<void>;
  countSubmissions(challengeId: string): Promise<number>;
  countUncoveredHints(challengeId: string): Promise<number>;
  solvedChallengeIds(): Promise<Set<string>>;
  completedLessonIds(): Promise<Set<string>>;
  activeDays(): Promise<Day[]>;
  earnedAchievementIds(): Promise<Set<string>>;
}

export interface AwardRepository {
  /**
   * Runs work in a transaction; a throw rolls all of it back.
   *
   * @throws {AppError} NOT_FOUND when the profile is gone
   */
  transaction<T>(learnerId: string, work: (award: AwardTransaction) => Promise<T>): Promise<T>;
}

/** A week by the Monday that it begins on, 00:00 UTC; null for all time. */
type LeaderboardStart = Date | null;

export interface LeaderboardRepository {
  /** Who is listed, the best first. */
  top(query: { since: LeaderboardStart; first: number }): Promise<RankedLearner[]>;
  /** How many are listed, and a learner's rank, listed or not; null where they have no XP. */
  tally(query: {
    since: LeaderboardStart;
    learnerId: string | null;
  }): Promise<{ total: number; rank: number | null }>;
}

/** Runs code in the sealed function. `tenant` is the learner's opaque id: tenants never share an environment. */
export interface ExecutionPort {
  /** @throws {AppError} EXECUTION_UNAVAILABLE when the function cannot be reached or broke */
  run(request: RunRequest, tenant: string): Promise<RunResult>;
}

/** How often something may be called. */
export interface TokenBucket {
  /** At most so many at once. */
  burst: number;
  /** So many more with time. */
  perMinute: number;
}

export interface RateLimitRepository {
  /** Counts a call. @returns 0 when it may be made, else the seconds until the next one may */
  take(key: string, bucket: TokenBucket): Promise<number>;
}

/** Everything the use cases need from outside. */
export interface Ports {
  accessTokens: AccessTokenRepository;
  accounts: AccountRepository;
  catalogue: CatalogueRepository;
  learners: LearnerRepository;
  progress: ProgressRepository;
  hints: HintRepository;
  submissions: SubmissionRepository;
  awards: AwardRepository;
  leaderboard: LeaderboardRepository;
  execution: ExecutionPort;
  rateLimits: RateLimitRepository;
  now(): Date;
  /** From 0 up to, but not including, 1. */
  random(): number;
  newId(): string;
}
