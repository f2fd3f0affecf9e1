import { and, count, eq, sql } from 'drizzle-orm';
import { AppError } from '../../domain/app-error.ts';
import type { AwardRepository, AwardTransaction } from '../services/ports/ports.ts';
import type { Learner } from '../services/ports/records.ts';
import type { Database, Queries } from './database.ts';
import { countedLessonIds, practiceWrites } from './practice-repository.ts';
import { activeDaysOf, solvedChallengeIds } from './progress-repository.ts';
import {
  activeDays,
  completedLessons,
  earnedAchievements,
  experienceLedger,
  hintReveals,
  profiles,
  solves,
} from './schema.ts';
import { reviewWrites } from './review-repository.ts';
import { shownHelpWrites } from './shown-help-repository.ts';
import { submissionWrites } from './submission-repository.ts';

async function lockLearner(queries: Queries, id: string): Promise<Learner> {
  const [row] = await queries.select().from(profiles).where(eq(profiles.id, id)).for('update');
  if (row) return row;
  throw new AppError('NOT_FOUND', 'This account no longer has a profile.');
}

type AwardWrites = Pick<
  AwardTransaction,
  | 'recordSolve'
  | 'recordLesson'
  | 'recordAchievement'
  | 'recordActiveDay'
  | 'storeStreak'
  | 'addExperience'
>;

/** Each award is a row that can be inserted once. A second insert reports that the row already exists. */
function awardWrites(queries: Queries, learnerId: string): AwardWrites {
  return {
    async recordSolve(challengeId, submissionId) {
      const row = { learnerId, challengeId, submissionId };
      return (
        (await queries.insert(solves).values(row).onConflictDoNothing().returning()).length > 0
      );
    },

    async recordLesson(completion) {
      const row = { learnerId, ...completion };
      const insert = queries.insert(completedLessons).values(row).onConflictDoNothing();
      return (await insert.returning()).length > 0;
    },

    async recordAchievement(achievementId) {
      const row = { learnerId, achievementId };
      const insert = queries.insert(earnedAchievements).values(row).onConflictDoNothing();
      return (await insert.returning()).length > 0;
    },

    async recordActiveDay(day) {
      await queries.insert(activeDays).values({ learnerId, day }).onConflictDoNothing();
    },

    async storeStreak({ days, lastActiveDay, freezesSpent }) {
      const streak = { streakDays: days, lastActiveOn: lastActiveDay, freezesSpent };
      await queries.update(profiles).set(streak).where(eq(profiles.id, learnerId));
    },

    async addExperience({ earnedAt, ...experience }) {
      const row = { learnerId, ...experience, ...(earnedAt && { createdAt: earnedAt }) };
      await queries.insert(experienceLedger).values(row);
      await queries
        .update(profiles)
        .set({ experiencePoints: sql`${profiles.experiencePoints} + ${experience.amount}` })
        .where(eq(profiles.id, learnerId));
    },
  };
}

function awardTransaction(queries: Queries, learner: Learner): AwardTransaction {
  return {
    learner,
    ...submissionWrites(queries, learner.id),
    ...awardWrites(queries, learner.id),
    ...practiceWrites(queries, learner.id),
    ...reviewWrites(queries, learner.id),
    ...shownHelpWrites(queries, learner.id),
    solvedChallengeIds: () => solvedChallengeIds(queries, learner.id),
    countedLessonIds: () => countedLessonIds(queries, learner.id),
    activeDays: () => activeDaysOf(queries, learner.id),

    async countUncoveredHints(challengeId) {
      const { learnerId, challengeId: on } = hintReveals;
      const [row] = await queries
        .select({ uncovered: count() })
        .from(hintReveals)
        .where(and(eq(learnerId, learner.id), eq(on, challengeId)));
      return row?.uncovered ?? 0;
    },

    async earnedAchievementIds() {
      const rows = await queries
        .select({ id: earnedAchievements.achievementId })
        .from(earnedAchievements)
        .where(eq(earnedAchievements.learnerId, learner.id));
      return new Set(rows.map(({ id }) => id));
    },
  };
}

/** Writes submissions and awards, always with the learner's profile locked, so that concurrent requests can't race. */
export function createAwardRepository(database: Database): AwardRepository {
  return {
    transaction: (learnerId, work) =>
      database.transaction(async (transaction) =>
        work(awardTransaction(transaction, await lockLearner(transaction, learnerId))),
      ),
  };
}
