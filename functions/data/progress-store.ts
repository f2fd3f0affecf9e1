import { asc, desc, eq, max } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ProgressStore } from '../services/ports/ports.ts';
import type { Database, Queries } from './database.ts';
import {
  activeDays,
  completedLessons,
  earnedAchievements,
  experienceLedger,
  lessonVisits,
  solves,
  submissions,
} from './schema.ts';

export async function solvedChallengeIds(
  queries: Queries,
  learnerId: string,
): Promise<Set<string>> {
  const rows = await queries
    .select({ id: solves.challengeId })
    .from(solves)
    .where(eq(solves.learnerId, learnerId));
  return new Set(rows.map(({ id }) => id));
}

export async function completedLessonIds(
  queries: Queries,
  learnerId: string,
): Promise<Set<string>> {
  const rows = await queries
    .select({ id: completedLessons.lessonId })
    .from(completedLessons)
    .where(eq(completedLessons.learnerId, learnerId));
  return new Set(rows.map(({ id }) => id));
}

export async function activeDaysOf(queries: Queries, learnerId: string): Promise<string[]> {
  const rows = await queries
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(eq(activeDays.learnerId, learnerId));
  return rows.map(({ day }) => day);
}

async function recentChallengeIds(
  database: Database,
  learnerId: string,
  first: number,
): Promise<string[]> {
  const latest = max(submissions.submittedAt);
  const rows = await database
    .select({ id: submissions.challengeId, latest })
    .from(submissions)
    .where(eq(submissions.learnerId, learnerId))
    .groupBy(submissions.challengeId)
    .orderBy(desc(latest))
    .limit(first);
  return rows.map(({ id }) => id);
}

async function recentLessonIds(
  database: Database,
  learnerId: string,
  first: number,
): Promise<string[]> {
  const touched = unionAll(
    database
      .select({ id: lessonVisits.lessonId, at: lessonVisits.visitedAt })
      .from(lessonVisits)
      .where(eq(lessonVisits.learnerId, learnerId)),
    database
      .select({ id: completedLessons.lessonId, at: completedLessons.completedAt })
      .from(completedLessons)
      .where(eq(completedLessons.learnerId, learnerId)),
  ).as('touched');
  const latest = max(touched.at);
  const rows = await database
    .select({ id: touched.id, latest })
    .from(touched)
    .groupBy(touched.id)
    .orderBy(desc(latest))
    .limit(first);
  return rows.map(({ id }) => id);
}

/** Reads what learners have reached. */
export function createProgressStore(database: Database): ProgressStore {
  return {
    solvedChallengeIds: (learnerId) => solvedChallengeIds(database, learnerId),
    completedLessonIds: (learnerId) => completedLessonIds(database, learnerId),
    activeDays: (learnerId) => activeDaysOf(database, learnerId),

    earnedAchievements: (learnerId) =>
      database
        .select({
          achievementId: earnedAchievements.achievementId,
          earnedAt: earnedAchievements.earnedAt,
        })
        .from(earnedAchievements)
        .where(eq(earnedAchievements.learnerId, learnerId))
        .orderBy(desc(earnedAchievements.earnedAt), asc(earnedAchievements.achievementId)),

    experienceRows: (learnerId) =>
      database
        .select({ amount: experienceLedger.amount, earnedAt: experienceLedger.createdAt })
        .from(experienceLedger)
        .where(eq(experienceLedger.learnerId, learnerId))
        .orderBy(asc(experienceLedger.id)),

    recentChallengeIds: (learnerId, first) => recentChallengeIds(database, learnerId, first),
    recentLessonIds: (learnerId, first) => recentLessonIds(database, learnerId, first),

    async recordVisit(learnerId, lessonId) {
      await database
        .insert(lessonVisits)
        .values({ learnerId, lessonId })
        .onConflictDoUpdate({
          target: [lessonVisits.learnerId, lessonVisits.lessonId],
          set: { visitedAt: new Date() },
        });
    },
  };
}
