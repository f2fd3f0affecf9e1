import { sql } from 'drizzle-orm';
import type { Database } from '../../functions/data/database.ts';

/** Returns where the stored standings differ from the ledger and the profiles. Must always be empty. */
export async function misplaced(database: Database): Promise<unknown[]> {
  return database.execute(sql`
    with due as (
      select id as learner_id, date '-infinity' as period, experience_points, is_listed from app.profiles
      union all
      select learner_id, date_trunc('week', ledger.created_at at time zone 'UTC')::date, sum(amount), is_listed
      from app.experience_ledger as ledger join app.profiles on profiles.id = learner_id
      group by 1, 2, 4
    ), counted as (
      select period, width, experience_points, learners from app.standing_counts
      union all
      select period, width, experience_points / width * width, learners
      from app.standing_changes, (values (1), (100)) as widths (width)
    ), recounted as (
      select period, width, experience_points / width * width, -1
      from app.standings, (values (1), (100)) as widths (width) where is_listed
    )
    select 'standing' as what, learner_id::text, period::text, experience_points, is_listed::text
    from (
      (select learner_id, period, experience_points, is_listed from due
        except select learner_id, period, experience_points, is_listed from app.standings)
      union all
      (select learner_id, period, experience_points, is_listed from app.standings
        except select learner_id, period, experience_points, is_listed from due)
    ) as odd
    union all
    select 'count', null, period::text, experience_points, sum(learners)::text
    from (select * from counted union all select * from recounted) as both_ways
    group by period, width, experience_points having sum(learners) <> 0`);
}
