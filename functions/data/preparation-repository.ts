import { and, eq, not, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { PreparationRepository } from '../services/ports/preparation.ts';
import type { Database } from './database.ts';
import { provedLessons } from './placement-schema.ts';
import { completedLessons, openedChallenges, practicedLessons } from './schema.ts';

type Kind = 'practiced' | 'proved' | 'opened';

const kind = (value: Kind) => sql<Kind>`${value}::text`.as('kind');

/** Reads and writes what prepares learners for challenges. */
export function createPreparationRepository(database: Database): PreparationRepository {
  return {
    async find(learnerId) {
      const rows = await unionAll(
        database
          .select({ kind: kind('practiced'), id: practicedLessons.lessonId })
          .from(practicedLessons)
          .where(eq(practicedLessons.learnerId, learnerId)),
        database
          .select({ kind: kind('practiced'), id: completedLessons.lessonId })
          .from(completedLessons)
          .where(
            and(eq(completedLessons.learnerId, learnerId), not(completedLessons.hadExercises)),
          ),
        database
          .select({ kind: kind('proved'), id: provedLessons.lessonId })
          .from(provedLessons)
          .where(eq(provedLessons.learnerId, learnerId)),
        database
          .select({ kind: kind('opened'), id: openedChallenges.challengeId })
          .from(openedChallenges)
          .where(eq(openedChallenges.learnerId, learnerId)),
      );
      const idsOf = (wanted: Kind): Set<string> =>
        new Set(rows.filter((row) => row.kind === wanted).map(({ id }) => id));
      const practicedLessonIds = idsOf('practiced');
      return {
        lessonIds: new Set([...practicedLessonIds, ...idsOf('proved')]),
        practicedLessonIds,
        openedAnywayIds: idsOf('opened'),
      };
    },

    async recordOpening(learnerId, challengeId) {
      await database
        .insert(openedChallenges)
        .values({ learnerId, challengeId })
        .onConflictDoNothing();
    },
  };
}
