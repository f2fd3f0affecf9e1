import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AccessTokenScope } from '../../domain/access-token.ts';
import type { StoredVerdict } from '../../domain/stored-verdict.ts';
import type { LanguageName } from '../../domain/language.ts';
import type { LessonStepState } from '../../domain/practice.ts';
import type { ExperienceReason } from '../services/ports/ports.ts';
import type { StoredFeedback } from '../services/ports/feedback.ts';
import { app, instant } from './curriculum-schema.ts';

/** The tables of what learners do, as queries see them. A test compares them with the migrations. */

export const profiles = app.table('profiles', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  username: text('username').notNull().unique(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  avatarUrl: text('avatar_url'),
  githubUsername: text('github_username'),
  githubId: text('github_id'),
  oauthProvider: text('oauth_provider'),
  isListed: boolean('is_listed').notNull().default(false),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  hasReviews: boolean('has_reviews').notNull().default(true),
  weeklyGoalDays: smallint('weekly_goal_days').notNull().default(5),
  timeZone: text('time_zone').notNull().default('UTC'),
  previousTimeZone: text('previous_time_zone'),
  timeZoneFrom: date('time_zone_from', { mode: 'string' }),
  timeZoneChangedAt: instant('time_zone_changed_at'),
  experiencePoints: integer('experience_points').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastSeenOn: date('last_seen_on', { mode: 'string' })
    .notNull()
    .default(sql`current_date`),
  streakDays: integer('streak_days'),
  lastActiveOn: date('last_active_on', { mode: 'string' }),
  freezesSpent: smallint('freezes_spent'),
});

export const standings = app.table(
  'standings',
  {
    learnerId: uuid('learner_id').notNull(),
    period: date('period', { mode: 'string' }).notNull(),
    experiencePoints: integer('experience_points').notNull(),
    isListed: boolean('is_listed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.period] })],
);

export const standingCounts = app.table(
  'standing_counts',
  {
    period: date('period', { mode: 'string' }).notNull(),
    width: integer('width').notNull(),
    experiencePoints: integer('experience_points').notNull(),
    learners: integer('learners').notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.width, table.experiencePoints] })],
);

export const standingChanges = app.table('standing_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  period: date('period', { mode: 'string' }).notNull(),
  experiencePoints: integer('experience_points').notNull(),
  learners: integer('learners').notNull(),
});

export const follows = app.table(
  'follows',
  {
    learnerId: uuid('learner_id').notNull(),
    followedId: uuid('followed_id').notNull(),
    followedAt: instant('followed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.followedId] })],
);

export const accessTokens = app.table('access_tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  learnerId: uuid('learner_id').notNull(),
  hash: text('hash').notNull().unique(),
  ending: text('ending').notNull(),
  name: text('name').notNull(),
  scope: text('scope').$type<AccessTokenScope>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  lastUsedOn: date('last_used_on', { mode: 'string' }),
});

/** One row per rate-limited client. The table is unlogged, because losing it does no harm. */
export const tokenBuckets = app.table('token_buckets', {
  key: text('key').primaryKey(),
  fullAt: instant('full_at').notNull(),
});

export const deletedAccounts = app.table('deleted_accounts', {
  id: uuid('id').primaryKey(),
  deletedAt: instant('deleted_at').notNull().defaultNow(),
});

export const submissions = app.table('submissions', {
  id: uuid('id').primaryKey().defaultRandom(),
  learnerId: uuid('learner_id').notNull(),
  challengeId: text('challenge_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  language: text('language').$type<LanguageName>().notNull(),
  code: text('code').notNull(),
  status: text('status').$type<'PENDING' | 'ACCEPTED' | 'FAILED'>().notNull().default('PENDING'),
  verdict: jsonb('verdict').$type<StoredVerdict>(),
  achievementIds: text('achievement_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  experienceEarned: integer('experience_earned').notNull().default(0),
  submittedAt: instant('submitted_at').notNull().defaultNow(),
  startedAt: instant('started_at').notNull().defaultNow(),
  feedback: jsonb('feedback').$type<StoredFeedback>(),
  fixedPassed: boolean('fixed_passed').array(),
  passedCount: integer('passed_count'),
  caseCount: integer('case_count'),
});

export const shownCases = app.table(
  'shown_cases',
  {
    learnerId: uuid('learner_id').notNull(),
    challengeId: text('challenge_id').notNull(),
    caseName: text('case_name').notNull(),
    shownAt: instant('shown_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.challengeId, table.caseName] })],
);

export const shownSolutions = app.table(
  'shown_solutions',
  {
    learnerId: uuid('learner_id').notNull(),
    challengeId: text('challenge_id').notNull(),
    shownAt: instant('shown_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.challengeId] })],
);

export const solves = app.table(
  'solves',
  {
    learnerId: uuid('learner_id').notNull(),
    challengeId: text('challenge_id').notNull(),
    submissionId: uuid('submission_id'),
    solvedAt: instant('solved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.challengeId] })],
);

export const completedLessons = app.table(
  'completed_lessons',
  {
    learnerId: uuid('learner_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    minutesSpent: integer('minutes_spent').notNull(),
    completedAt: instant('completed_at').notNull().defaultNow(),
    hadExercises: boolean('had_exercises').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.lessonId] })],
);

export const lessonVisits = app.table(
  'lesson_visits',
  {
    learnerId: uuid('learner_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    visitedAt: instant('visited_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.lessonId] })],
);

export const lessonSteps = app.table(
  'lesson_steps',
  {
    learnerId: uuid('learner_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    stepId: text('step_id').notNull(),
    exerciseId: text('exercise_id'),
    contentHash: text('content_hash'),
    state: text('state').$type<LessonStepState>().notNull(),
    tries: integer('tries').notNull().default(0),
    firstAt: instant('first_at').notNull().defaultNow(),
    lastAt: instant('last_at').notNull().defaultNow(),
    activeSeconds: integer('active_seconds').notNull().default(0),
    code: text('code'),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.lessonId, table.stepId] })],
);

export const practicedLessons = app.table(
  'practiced_lessons',
  {
    learnerId: uuid('learner_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    practicedAt: instant('practiced_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.lessonId] })],
);

export const skillReviews = app.table(
  'skill_reviews',
  {
    learnerId: uuid('learner_id').notNull(),
    skill: text('skill').notNull(),
    number: integer('number').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    dueAt: instant('due_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.skill] })],
);

export const dailyProblems = app.table('daily_problems', {
  day: date('day', { mode: 'string' }).primaryKey(),
  lessonId: text('lesson_id').notNull(),
  exerciseId: text('exercise_id').notNull(),
});

export const dailyAnswers = app.table(
  'daily_answers',
  {
    learnerId: uuid('learner_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    tries: integer('tries').notNull(),
    isSolved: boolean('is_solved').notNull(),
    experienceEarned: integer('experience_earned').notNull().default(0),
    answeredAt: instant('answered_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.day] })],
);

export const activeDays = app.table(
  'active_days',
  { learnerId: uuid('learner_id').notNull(), day: date('day', { mode: 'string' }).notNull() },
  (table) => [primaryKey({ columns: [table.learnerId, table.day] })],
);

export const earnedAchievements = app.table(
  'earned_achievements',
  {
    learnerId: uuid('learner_id').notNull(),
    achievementId: text('achievement_id').notNull(),
    earnedAt: instant('earned_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.achievementId] })],
);

export const hintReveals = app.table(
  'hint_reveals',
  {
    learnerId: uuid('learner_id').notNull(),
    challengeId: text('challenge_id').notNull(),
    rung: integer('rung').notNull(),
    revealedAt: instant('revealed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.challengeId, table.rung] })],
);

export const openedChallenges = app.table(
  'opened_challenges',
  {
    learnerId: uuid('learner_id').notNull(),
    challengeId: text('challenge_id').notNull(),
    openedAt: instant('opened_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.challengeId] })],
);

export const experienceLedger = app.table('experience_ledger', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  learnerId: uuid('learner_id').notNull(),
  amount: integer('amount').notNull(),
  reason: text('reason').$type<ExperienceReason | 'demo'>().notNull(),
  reference: text('reference').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
