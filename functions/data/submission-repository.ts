import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { SubmissionQuery, SubmissionRepository } from '../services/ports/ports.ts';
import { isAbandoned } from './abandoned-submission.ts';
import type { Database } from './database.ts';
import { submissions } from './schema.ts';

const {
  verdict: _verdict,
  achievementIds: _achievementIds,
  ...listed
} = getTableColumns(submissions);

/** A cursor is the id of a row. The next rows are older, or ordered by id if they have the same timestamp. */
function olderThan(cursor: string, learnerId: string): SQL {
  return sql`(${submissions.submittedAt}, ${submissions.id}) < (
    select anchor.submitted_at, anchor.id from app.submissions as anchor
    where anchor.id = ${cursor} and anchor.learner_id = ${learnerId}
  )`;
}

function conditions(learnerId: string, query: SubmissionQuery): SQL | undefined {
  return and(
    eq(submissions.learnerId, learnerId),
    query.challengeId === null ? undefined : eq(submissions.challengeId, query.challengeId),
    query.after === null ? undefined : olderThan(query.after, learnerId),
  );
}

/** Reads and withdraws submissions. Other writes are part of an award transaction. */
export function createSubmissionRepository(database: Database): SubmissionRepository {
  return {
    async find(learnerId, id) {
      const own = and(eq(submissions.learnerId, learnerId), eq(submissions.id, id));
      const [found] = await database.select().from(submissions).where(own);
      return found ?? null;
    },

    list: (learnerId, query) =>
      database
        .select(listed)
        .from(submissions)
        .where(conditions(learnerId, query))
        .orderBy(desc(submissions.submittedAt), desc(submissions.id))
        .limit(query.first),

    async withdraw(submissionId) {
      await database
        .delete(submissions)
        .where(and(eq(submissions.id, submissionId), eq(submissions.status, 'PENDING')));
    },

    async withdrawAbandoned() {
      // Skips locked rows, which are being settled or deleted, so that no request waits for a sweep.
      const abandoned = database
        .select({ id: submissions.id })
        .from(submissions)
        .where(isAbandoned)
        .for('update', { skipLocked: true });
      const gone = await database
        .delete(submissions)
        .where(inArray(submissions.id, abandoned))
        .returning({ id: submissions.id });
      return gone.length;
    },
  };
}
