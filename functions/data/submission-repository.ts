import { and, count, desc, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { storedVerdict } from '../../domain/stored-verdict.ts';
import type {
  AwardTransaction,
  NewSubmission,
  OpenedSubmission,
  SubmissionQuery,
  SubmissionRepository,
} from '../services/ports/ports.ts';
import type { SubmissionRecord } from '../services/ports/records.ts';
import type { Database, Queries } from './database.ts';
import { submissions } from './schema.ts';

const NUL = '\0';
/** The visible replacement for NUL. */
const SYMBOL_FOR_NUL = '\u2400';

/** Replaces what PostgreSQL can't store: NUL characters and halves of surrogate pairs. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll(NUL, SYMBOL_FOR_NUL);
}

/**
 * Copies a JSON value and replaces what PostgreSQL can't store in its strings. A learner's program may print any
 * character, but its verdict must still be stored.
 */
export function storableJson<Value>(value: Value): Value {
  const replace = (_key: string, part: unknown): unknown =>
    typeof part === 'string' ? storableText(part) : part;
  return JSON.parse(JSON.stringify(value, replace)) as Value;
}

/** More than twice as long as the APIs wait for a run, so the server that opened the submission has died. */
const ABANDONED_AFTER = sql`now() - interval '60 seconds'`;

/** The SQL condition for a pending submission whose server has died. */
const isAbandoned = and(
  eq(submissions.status, 'PENDING'),
  lt(submissions.startedAt, ABANDONED_AFTER),
);

type SubmissionWrites = Pick<
  AwardTransaction,
  'openSubmission' | 'settleSubmission' | 'noteAwards' | 'countSubmissionsUpTo'
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
  const row = { ...submission, learnerId };
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

    async settleSubmission(id, { verdict, fixedPassed, feedback }) {
      const { tests, isAccepted } = verdict;
      const [settled] = await queries
        .update(submissions)
        .set({
          status: isAccepted ? 'ACCEPTED' : 'FAILED',
          verdict: storableJson(storedVerdict(verdict)),
          feedback: storableJson(feedback),
          fixedPassed,
          passedCount: tests.filter(({ isPassed }) => isPassed).length,
          caseCount: tests.length,
        })
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

    async countSubmissionsUpTo({ id, challengeId }) {
      const [row] = await queries
        .select({ count: count() })
        .from(submissions)
        .where(
          and(
            eq(submissions.learnerId, learnerId),
            eq(submissions.challengeId, challengeId),
            sql`(${submissions.submittedAt}, ${submissions.id}) <= (
              select own.submitted_at, own.id from ${submissions} own where own.id = ${id})`,
          ),
        );
      return row?.count ?? 0;
    },
  };
}

const {
  verdict: _verdict,
  achievementIds: _achievementIds,
  fixedPassed: _fixedPassed,
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

async function acceptedCode(
  database: Database,
  learnerId: string,
  challengeId: string,
): Promise<string | null> {
  const own = conditions(learnerId, { challengeId, first: 1, after: null });
  const [last] = await database
    .select({ code: submissions.code })
    .from(submissions)
    .where(and(own, eq(submissions.status, 'ACCEPTED')))
    .orderBy(desc(submissions.submittedAt), desc(submissions.id))
    .limit(1);
  return last?.code ?? null;
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

    acceptedCode: (learnerId, challengeId) => acceptedCode(database, learnerId, challengeId),

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
      const withdrawn = await database
        .delete(submissions)
        .where(inArray(submissions.id, abandoned))
        .returning({ id: submissions.id });
      return withdrawn.length;
    },
  };
}
