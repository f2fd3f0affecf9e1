import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SubmissionQuery, SubmissionStore } from '../services/ports/ports.ts';
import type { Database } from './database.ts';
import { submissions } from './schema.ts';

/** A cursor is the id of a row; what comes after it is older, and by id among equals. */
function olderThan(cursor: string): SQL {
  return sql`(${submissions.submittedAt}, ${submissions.id}) < (
    select anchor.submitted_at, anchor.id from app.submissions as anchor where anchor.id::text = ${cursor}
  )`;
}

function conditions(learnerId: string, query: SubmissionQuery): SQL | undefined {
  return and(
    eq(submissions.learnerId, learnerId),
    query.challengeId === null ? undefined : eq(submissions.challengeId, query.challengeId),
    query.after === null ? undefined : olderThan(query.after),
  );
}

/** Reads attempts. Writing them is part of an award transaction. */
export function createSubmissionStore(database: Database): SubmissionStore {
  return {
    list: (learnerId, query) =>
      database
        .select()
        .from(submissions)
        .where(conditions(learnerId, query))
        .orderBy(desc(submissions.submittedAt), desc(submissions.id))
        .limit(query.first),

    async withdraw(submissionId) {
      await database
        .delete(submissions)
        .where(and(eq(submissions.id, submissionId), eq(submissions.status, 'PENDING')));
    },
  };
}
