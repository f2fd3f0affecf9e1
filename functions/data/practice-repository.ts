import { and, eq, getTableColumns, not } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { PracticeRepository, PracticeTransaction } from '../services/ports/practice.ts';
import type { Database, Queries } from './database.ts';
import { completedLessons, lessonSteps, practicedLessons } from './schema.ts';

const { learnerId: _learnerId, ...STEP } = getTableColumns(lessonSteps);

/** Returns the lessons that count as practiced, including those that had no exercises when they were completed. */
export async function countedLessonIds(queries: Queries, learnerId: string): Promise<Set<string>> {
  const rows = await union(
    queries
      .select({ id: practicedLessons.lessonId })
      .from(practicedLessons)
      .where(eq(practicedLessons.learnerId, learnerId)),
    queries
      .select({ id: completedLessons.lessonId })
      .from(completedLessons)
      .where(and(eq(completedLessons.learnerId, learnerId), not(completedLessons.hadExercises))),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Creates the writes of a transaction that holds the lock on a learner's profile. */
export function practiceWrites(queries: Queries, learnerId: string): PracticeTransaction {
  return {
    lessonSteps: (lessonId) =>
      queries
        .select(STEP)
        .from(lessonSteps)
        .where(and(eq(lessonSteps.learnerId, learnerId), eq(lessonSteps.lessonId, lessonId))),

    async storeStep({ firstAt, ...step }) {
      await queries
        .insert(lessonSteps)
        .values({ learnerId, firstAt, ...step })
        .onConflictDoUpdate({
          target: [lessonSteps.learnerId, lessonSteps.lessonId, lessonSteps.stepId],
          set: step,
        });
    },

    async recordPractice(lessonId, practicedAt) {
      const row = { learnerId, lessonId, practicedAt };
      const insert = queries.insert(practicedLessons).values(row).onConflictDoNothing();
      return (await insert.returning()).length > 0;
    },
  };
}

/** Reads what learners practiced. */
export function createPracticeRepository(database: Database): PracticeRepository {
  return {
    async find(learnerId) {
      // A lesson is practiced by answers, so every practiced lesson has steps.
      const rows = await database
        .select({ ...STEP, practicedAt: practicedLessons.practicedAt })
        .from(lessonSteps)
        .leftJoin(
          practicedLessons,
          and(
            eq(practicedLessons.learnerId, lessonSteps.learnerId),
            eq(practicedLessons.lessonId, lessonSteps.lessonId),
          ),
        )
        .where(eq(lessonSteps.learnerId, learnerId));
      const practicedAt = new Map<string, Date>();
      const steps = rows.map(({ practicedAt: at, ...step }) => {
        if (at) practicedAt.set(step.lessonId, at);
        return step;
      });
      return { steps, practicedAt };
    },
  };
}
