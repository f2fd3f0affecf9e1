import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { ShownHelpRepository, ShownHelpTransaction } from '../services/ports/feedback.ts';
import type { Database, Queries } from './database.ts';
import { shownCases, shownSolutions, submissions } from './schema.ts';

async function countFailures(
  queries: Queries,
  learnerId: string,
  challengeId: string,
): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(submissions)
    .where(
      and(
        eq(submissions.learnerId, learnerId),
        eq(submissions.challengeId, challengeId),
        eq(submissions.status, 'FAILED'),
      ),
    );
  return row?.count ?? 0;
}

/** Creates the writes of a transaction that holds the lock on a learner's profile. */
export function shownHelpWrites(queries: Queries, learnerId: string): ShownHelpTransaction {
  return {
    countFailures: (challengeId) => countFailures(queries, learnerId, challengeId),

    async fixedPassedBefore({ id, challengeId }) {
      const [before] = await queries
        .select({ fixedPassed: submissions.fixedPassed })
        .from(submissions)
        .where(
          and(
            eq(submissions.learnerId, learnerId),
            eq(submissions.challengeId, challengeId),
            ne(submissions.status, 'PENDING'),
            sql`(${submissions.submittedAt}, ${submissions.id}) < (
              select own.submitted_at, own.id from ${submissions} own where own.id = ${id})`,
          ),
        )
        .orderBy(desc(submissions.submittedAt), desc(submissions.id))
        .limit(1);
      return before?.fixedPassed ?? null;
    },

    async recordShownCases(challengeId, names) {
      if (names.length === 0) return;
      const rows = names.map((caseName) => ({ learnerId, challengeId, caseName }));
      await queries.insert(shownCases).values(rows).onConflictDoNothing();
    },

    async solutionShownAt(challengeId) {
      const [row] = await queries
        .select({ shownAt: shownSolutions.shownAt })
        .from(shownSolutions)
        .where(
          and(eq(shownSolutions.learnerId, learnerId), eq(shownSolutions.challengeId, challengeId)),
        );
      return row?.shownAt ?? null;
    },

    async recordShownSolution(challengeId, shownAt) {
      const row = { learnerId, challengeId, shownAt };
      await queries.insert(shownSolutions).values(row).onConflictDoNothing();
    },
  };
}

/** Reads what learners were shown. Writes are part of an award transaction. */
export function createShownHelpRepository(database: Database): ShownHelpRepository {
  return {
    async caseNames(learnerId, challengeId) {
      const rows = await database
        .select({ name: shownCases.caseName })
        .from(shownCases)
        .where(and(eq(shownCases.learnerId, learnerId), eq(shownCases.challengeId, challengeId)));
      return new Set(rows.map(({ name }) => name));
    },

    countFailures: (learnerId, challengeId) => countFailures(database, learnerId, challengeId),

    async solutionsShownAt(learnerId) {
      const rows = await database
        .select({ challengeId: shownSolutions.challengeId, shownAt: shownSolutions.shownAt })
        .from(shownSolutions)
        .where(eq(shownSolutions.learnerId, learnerId));
      return new Map(rows.map(({ challengeId, shownAt }) => [challengeId, shownAt]));
    },
  };
}
