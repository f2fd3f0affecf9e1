import { and, count, eq, lt, sql } from 'drizzle-orm';
import { Failure } from '../../domain/failure.ts';
import type {
  AwardStore,
  AwardTransaction,
  Learner,
  NewSubmission,
  OpenedSubmission,
  SubmissionRecord,
} from '../services/ports.ts';
import type { Database, Queries } from './database.ts';
import { activeDaysOf, completedLessonIds, solvedChallengeIds } from './progress-store.ts';
import {
  activeDays,
  completedLessons,
  earnedAchievements,
  experienceLedger,
  profiles,
  solves,
  submissions,
} from './schema.ts';

/** A pending attempt older than this was abandoned: its server died, and the same key may start over. */
const ABANDONED_AFTER = sql`now() - interval '60 seconds'`;

async function lockLearner(queries: Queries, id: string): Promise<Learner> {
  const [row] = await queries.select().from(profiles).where(eq(profiles.id, id)).for('update');
  if (row) return row;
  throw new Failure('NOT_FOUND', 'This account has no profile any more.');
}

function requireRow(row: SubmissionRecord | undefined): SubmissionRecord {
  if (row) return row;
  throw new Error('A submission vanished while its learner was locked.');
}

async function openSubmission(
  queries: Queries,
  learnerId: string,
  submission: NewSubmission,
): Promise<OpenedSubmission> {
  const [opened] = await queries
    .insert(submissions)
    .values({ ...submission, learnerId, language: 'PYTHON' })
    .onConflictDoNothing()
    .returning();
  if (opened) return { kind: 'opened', submission: opened };
  const own = and(
    eq(submissions.learnerId, learnerId),
    eq(submissions.idempotencyKey, submission.idempotencyKey),
  );
  const [resumed] = await queries
    .update(submissions)
    .set({ startedAt: sql`now()` })
    .where(and(own, eq(submissions.status, 'PENDING'), lt(submissions.startedAt, ABANDONED_AFTER)))
    .returning();
  if (resumed) return { kind: 'opened', submission: resumed };
  const [present] = await queries.select().from(submissions).where(own);
  const found = requireRow(present);
  return found.status === 'PENDING' ? { kind: 'running' } : { kind: 'finished', submission: found };
}

async function insertedOnce(insert: Promise<unknown[]>): Promise<boolean> {
  return (await insert).length > 0;
}

function awardTransaction(queries: Queries, learner: Learner): AwardTransaction {
  const learnerId = learner.id;
  return {
    learner,
    openSubmission: (submission) => openSubmission(queries, learnerId, submission),

    async settleSubmission(id, verdict) {
      const [settled] = await queries
        .update(submissions)
        .set({ status: verdict.isAccepted ? 'ACCEPTED' : 'FAILED', verdict })
        .where(and(eq(submissions.id, id), eq(submissions.status, 'PENDING')))
        .returning();
      return settled ?? null;
    },

    async noteAwards(id, experienceEarned, achievementIds) {
      const [noted] = await queries
        .update(submissions)
        .set({ experienceEarned, achievementIds })
        .where(eq(submissions.id, id))
        .returning();
      return requireRow(noted);
    },

    recordSolve: (challengeId, submissionId) =>
      insertedOnce(
        queries
          .insert(solves)
          .values({ learnerId, challengeId, submissionId })
          .onConflictDoNothing()
          .returning(),
      ),

    recordLesson: (lessonId, minutesSpent) =>
      insertedOnce(
        queries
          .insert(completedLessons)
          .values({ learnerId, lessonId, minutesSpent })
          .onConflictDoNothing()
          .returning(),
      ),

    recordAchievement: (achievementId) =>
      insertedOnce(
        queries
          .insert(earnedAchievements)
          .values({ learnerId, achievementId })
          .onConflictDoNothing()
          .returning(),
      ),

    async recordActiveDay(day) {
      await queries.insert(activeDays).values({ learnerId, day }).onConflictDoNothing();
    },

    async addExperience(amount, reason, reference) {
      await queries.insert(experienceLedger).values({ learnerId, amount, reason, reference });
      await queries
        .update(profiles)
        .set({ experiencePoints: sql`${profiles.experiencePoints} + ${amount}` })
        .where(eq(profiles.id, learnerId));
    },

    async countSubmissions(challengeId) {
      const [row] = await queries
        .select({ count: count() })
        .from(submissions)
        .where(and(eq(submissions.learnerId, learnerId), eq(submissions.challengeId, challengeId)));
      return row?.count ?? 0;
    },

    solvedChallengeIds: () => solvedChallengeIds(queries, learnerId),
    completedLessonIds: () => completedLessonIds(queries, learnerId),
    activeDays: () => activeDaysOf(queries, learnerId),

    async earnedAchievementIds() {
      const rows = await queries
        .select({ id: earnedAchievements.achievementId })
        .from(earnedAchievements)
        .where(eq(earnedAchievements.learnerId, learnerId));
      return new Set(rows.map(({ id }) => id));
    },
  };
}

/** Writes attempts and awards, always with the learner's profile locked, so that clicks race in vain. */
export function createAwardStore(database: Database): AwardStore {
  return {
    transaction: (learnerId, work) =>
      database.transaction(async (transaction) =>
        work(awardTransaction(transaction, await lockLearner(transaction, learnerId))),
      ),
  };
}
