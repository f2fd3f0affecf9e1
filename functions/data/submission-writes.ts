import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { AwardTransaction, NewSubmission, OpenedSubmission } from '../services/ports/ports.ts';
import type { SubmissionRecord } from '../services/ports/records.ts';
import type { Queries } from './database.ts';
import { submissions } from './schema.ts';
import { storableJson } from './storable-text.ts';

type SubmissionWrites = Pick<
  AwardTransaction,
  'openSubmission' | 'settleSubmission' | 'noteAwards' | 'countSubmissions'
>;

/** A pending attempt older than this was abandoned: its server died, and the same key may start over. */
const ABANDONED_AFTER = sql`now() - interval '60 seconds'`;

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

/** What one locked transaction may write about a learner's attempts. */
export function submissionWrites(queries: Queries, learnerId: string): SubmissionWrites {
  return {
    openSubmission: (submission) => openSubmission(queries, learnerId, submission),

    async settleSubmission(id, verdict) {
      const status = verdict.isAccepted ? 'ACCEPTED' : 'FAILED';
      const [settled] = await queries
        .update(submissions)
        .set({ status, verdict: storableJson(verdict) })
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

    async countSubmissions(challengeId) {
      const [row] = await queries
        .select({ count: count() })
        .from(submissions)
        .where(and(eq(submissions.learnerId, learnerId), eq(submissions.challengeId, challengeId)));
      return row?.count ?? 0;
    },
  };
}
