import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayIn } from '../../domain/calendar.ts';
import type { RetentionRepository } from '../services/ports/ports.ts';
import type { Database } from './database.ts';
import { measureLessons } from './measure-lessons.ts';

const ids = z.array(z.object({ id: z.string() }));
const count = z.object({ removed: z.number() });

async function removeLogs(database: Database, before: string): Promise<number> {
  const own = await database.execute(
    sql`delete from app.deleted_accounts where deleted_at < ${before} returning 1`,
  );
  const [external] = await database.execute(
    sql`select app.remove_external_logs(${before}) as removed`,
  );
  await database.execute(sql`delete from app.token_buckets where full_at < now()`);
  return own.length + count.parse(external).removed;
}

async function removeWeeks(database: Database, before: string): Promise<void> {
  const isOver = sql`period > '-infinity' and period < app.week_of(${before})`;
  // Skips rows that are locked by a learner's request. They can be removed tomorrow.
  await database.execute(sql`
    delete from app.standings where (learner_id, period) in (
      select learner_id, period from app.standings where ${isOver} for update skip locked
    )`);
  await database.execute(sql`delete from app.standing_counts where learners = 0 and ${isOver}`);
}

/** Removes rows by age, and computes what depends on the rows that are left. */
export function createRetentionRepository(database: Database): RetentionRepository {
  return {
    async removeInactiveLearners(before, anonymousBefore) {
      const isAnonymousAndOld = sql`is_anonymous and last_seen_on < ${dayIn('UTC', anonymousBefore)}`;
      const removed = await database.execute(sql`
        with removed as (
          delete from app.profiles
          where last_seen_on < ${dayIn('UTC', before)} or (${isAnonymousAndOld}) returning id
        )
        insert into app.deleted_accounts (id) select id from removed
        on conflict (id) do update set deleted_at = now() returning id`);
      return ids.parse(removed).map(({ id }) => id);
    },
    async removeSubmissions(before) {
      const removed = await database.execute(
        sql`delete from app.submissions where submitted_at < ${before.toISOString()} returning 1`,
      );
      return removed.length;
    },
    removeWeeks: (before) => removeWeeks(database, before.toISOString()),
    removeLogs: (before) => removeLogs(database, before.toISOString()),
    measureLessons: (on) => measureLessons(database, on),
  };
}
