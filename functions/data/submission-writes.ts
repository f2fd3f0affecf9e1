import { and, count, eq } from 'drizzle-orm';
import type { AwardTransaction, NewSubmission, OpenedSubmission } from '../services/ports/ports.ts';
import type { SubmissionRecord } from '../services/ports/records.ts';
import { isAbandoned } from './abandoned-submission.ts';
import type { Queries } from './database.ts';
import { submissions } from './schema.ts';
import { storableJson } from './storable-text.ts';

type SubmissionWrites = Pick<
  AwardTransaction,
  'openSubmission' | 'settleSubmission' | 'noteAwards' | 'countSubmissions'
>;

function requireRow(row: SubmissionRecord | undefined): SubmissionRecord {
  if (row) return row;
  throw new Error('A submission disappeared while its learner was locked.');
}

/** Opens a submission, or returns the state of the one that uses its key. An abandoned one is removed first. */
async function openSubmission(
  queries: Queries,
  learnerId: string,
  submission: NewSubmission,
): Promise<OpenedSubmission> {
  const row = { ...submission, learnerId, language: 'PYTHON' as const };
  const own = and(
    eq(submissions.learnerId, learnerId),
    eq(submissions.idempotencyKey, submission.idempotencyKey),
  );
  // Withdrawals don't take the learner's lock, so a conflicting row may be gone when it is read. Then try again.
  for (;;) {
    const [opened] = await queries
      .insert(submissions)
      .values(row)
      .onConflictDoNothing()
      .returning();
    if (opened) return { kind: 'opened', submission: opened };
    await queries.delete(submissions).where(and(own, isAbandoned));
    const [present] = await queries.select().from(submissions).where(own);
    if (present?.status === 'PENDING') return { kind: 'running' };
    if (present) return { kind: 'finished', submission: present };
  }
}

/** Creates the submission writes of a transaction that holds the learner's lock. */
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
