import { and, eq, lt, sql } from 'drizzle-orm';
import { submissions } from './schema.ts';

/** More than twice what the APIs wait for a run: whoever opened the attempt has died. */
const ABANDONED_AFTER = sql`now() - interval '60 seconds'`;

/** True for an attempt that was never settled and that nobody is working on any more. */
export const isAbandoned = and(
  eq(submissions.status, 'PENDING'),
  lt(submissions.startedAt, ABANDONED_AFTER),
);
