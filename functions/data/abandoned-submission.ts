import { and, eq, lt, sql } from 'drizzle-orm';
import { submissions } from './schema.ts';

/** More than twice as long as the APIs wait for a run, so the server that opened the submission has died. */
const ABANDONED_AFTER = sql`now() - interval '60 seconds'`;

/** The SQL condition for a pending submission whose server has died. */
export const isAbandoned = and(
  eq(submissions.status, 'PENDING'),
  lt(submissions.startedAt, ABANDONED_AFTER),
);
