import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../domain/app-error.ts';
import { dayOf } from '../../domain/calendar.ts';
import { NO_EXPERIENCE_MS } from '../../domain/feedback-ladder.ts';
import type { AwardRepository, AwardTransaction, LearnerMerge } from '../services/ports/ports.ts';
import type { Learner } from '../services/ports/records.ts';
import type { Database, Queries } from './database.ts';
import { moveLearner } from './move-learner.ts';
import { placementWrites } from './placement-repository.ts';
import { countedLessonIds, practiceWrites } from './practice-repository.ts';
import { activeDaysOf, solvedChallengeIds } from './progress-repository.ts';
import {
  activeDays,
  completedLessons,
  deletedAccounts,
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
    ...placementWrites(queries, learner.id),
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

/** Locks two profiles, always in the same order, so that two merges at once can't block each other. */
async function lockBoth(
  queries: Queries,
  { learnerId, anonymousId }: LearnerMerge,
): Promise<{ learner: Learner; anonymous: Learner } | null> {
  const rows = await queries
    .select()
    .from(profiles)
    .where(inArray(profiles.id, [learnerId, anonymousId]))
    .orderBy(asc(profiles.id))
    .for('update');
  const learner = rows.find(({ id }) => id === learnerId);
  const anonymous = rows.find(({ id }) => id === anonymousId);
  if (!learner || !anonymous) return null;
  return anonymous.isAnonymous && !learner.isAnonymous ? { learner, anonymous } : null;
}

/** Moves what the anonymous learner has done, and deletes its profile. @returns the learner before; null if refused */
async function mergeLearners(queries: Queries, merge: LearnerMerge): Promise<Learner | null> {
  const locked = await lockBoth(queries, merge);
  if (!locked) return null;
  const { learner, anonymous } = locked;
  const today = dayOf(learner, merge.now);
  const noExperienceMs = NO_EXPERIENCE_MS;
  await moveLearner(queries, { from: anonymous.id, to: learner.id, today, noExperienceMs });
  await queries.insert(deletedAccounts).values({ id: anonymous.id }).onConflictDoNothing();
  await queries.delete(profiles).where(eq(profiles.id, anonymous.id));
  return learner;
}

/** Writes submissions and awards, always with the learner's profile locked, so that concurrent requests can't race. */
export function createAwardRepository(database: Database): AwardRepository {
  return {
    transaction: (learnerId, work) =>
      database.transaction(async (transaction) =>
        work(awardTransaction(transaction, await lockLearner(transaction, learnerId))),
      ),

    merge: (merge, work) =>
      database.transaction(async (transaction) => {
        const before = await mergeLearners(transaction, merge);
        if (!before) return null;
        const learner = await lockLearner(transaction, before.id);
        return work(awardTransaction(transaction, learner), before);
      }),
  };
}
