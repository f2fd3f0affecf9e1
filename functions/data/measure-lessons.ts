import { sql } from 'drizzle-orm';
import { MIN_MEASURED_LEARNERS } from '../../domain/lesson-time.ts';
import type { Database, Queries } from './database.ts';

/** A share of the learners' times, in whole minutes. */
const minutesAt = (share: number) =>
  sql`greatest(1, round(percentile_cont(${share}::float8) within group (order by seconds) / 60))`;

async function measure(queries: Queries, on: string): Promise<number> {
  await queries.execute(sql`delete from app.lesson_times`);
  // Programs that answer through the APIs may report no time at all.
  const measured = await queries.execute(sql`
    insert into app.lesson_times
      (lesson_id, lower_quartile_minutes, median_minutes, upper_quartile_minutes, measured_week)
    select lesson_id, ${minutesAt(0.25)}, ${minutesAt(0.5)}, ${minutesAt(0.75)}, app.week_of(${on})
    from (
      select lesson_id, sum(active_seconds) as seconds
      from app.lesson_steps join app.practiced_lessons using (learner_id, lesson_id)
      group by learner_id, lesson_id having sum(active_seconds) > 0
    ) as practiced
    group by lesson_id having count(*) >= ${MIN_MEASURED_LEARNERS}
    returning 1`);
  return measured.length;
}

/**
 * Computes how long lessons take, unless this was done in the same week (UTC). What deleted learners did no longer
 * counts.
 *
 * @returns how many lessons were measured
 */
export async function measureLessons(database: Database, on: Date): Promise<number> {
  const instant = on.toISOString();
  return database.transaction(async (transaction) => {
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtext('packetsmith:lesson-times'))`,
    );
    const current = await transaction.execute(
      sql`select 1 from app.lesson_times where measured_week = app.week_of(${instant}) limit 1`,
    );
    return current.length > 0 ? 0 : measure(transaction, instant);
  });
}
