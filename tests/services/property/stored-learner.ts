import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../functions/data/database.ts';
import {
  activeDays,
  completedLessons,
  earnedAchievements,
  experienceLedger,
  profiles,
  solves,
  submissions,
} from '../../../functions/data/schema.ts';

/** Everything related that is stored about a learner. */
export async function storedLearner(database: Database, id: string) {
  const [profile, ledger, attempts, solved, lessons, achievements, days] = await Promise.all([
    database.select().from(profiles).where(eq(profiles.id, id)),
    database
      .select()
      .from(experienceLedger)
      .where(eq(experienceLedger.learnerId, id))
      .orderBy(asc(experienceLedger.id)),
    database.select().from(submissions).where(eq(submissions.learnerId, id)),
    database.select().from(solves).where(eq(solves.learnerId, id)),
    database.select().from(completedLessons).where(eq(completedLessons.learnerId, id)),
    database.select().from(earnedAchievements).where(eq(earnedAchievements.learnerId, id)),
    database.select().from(activeDays).where(eq(activeDays.learnerId, id)),
  ]);
  return {
    profile: profile[0] ?? null,
    ledger,
    attempts,
    solved: solved.map(({ challengeId }) => challengeId).toSorted(),
    lessons: lessons.map(({ lessonId }) => lessonId),
    achievements: achievements.map(({ achievementId }) => achievementId),
    activeDays: days.map(({ day }) => day).toSorted(),
  };
}

export type StoredLearner = Awaited<ReturnType<typeof storedLearner>>;
