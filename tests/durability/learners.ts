import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../functions/data/database.ts';
import type { TokenAuthority } from '../support/token-authority.ts';

/** A signed-in learner who hasn't done anything yet. */
export interface Learner {
  id: string;
  token: string;
}

const list = (ids: readonly string[]): SQL =>
  sql`jsonb_array_elements_text(${JSON.stringify(ids)})`;

/** Signs up new learners, each with an open session. */
export async function enroll(
  database: Database,
  authority: TokenAuthority,
  count: number,
): Promise<Learner[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.execute(sql`
    insert into auth.users (id, email, raw_app_meta_data)
    select id::uuid, id || '@example.test', '{"provider":"email"}' from ${list(ids)} as id`);
  // A learner's account and only session share one id here.
  await database.execute(sql`
    insert into auth.sessions (id, user_id) select id::uuid, id::uuid from ${list(ids)} as id`);
  return Promise.all(
    ids.map(async (id) => ({
      id,
      token: await authority.token({ sub: id, session_id: id, email: `${id}@example.test` }),
    })),
  );
}

/** Moves time forward until a pending attempt counts as abandoned. */
export async function passAMinute(database: Database): Promise<void> {
  await database.execute(sql`
    update app.submissions set started_at = started_at - interval '61 seconds'
    where status = 'PENDING'`);
}

/** Returns everything a learner has, without what differs between learners. */
export async function standingOf(database: Database, learner: Learner): Promise<unknown> {
  const [row] = await database.execute(sql`
    select
      experience_points as total,
      (select coalesce(sum(amount), 0)::int from app.experience_ledger where learner_id = p.id) as ledger,
      (select jsonb_agg(jsonb_build_array(reason, reference, amount) order by reason, reference)
        from app.experience_ledger where learner_id = p.id) as awards,
      (select jsonb_agg(achievement_id order by achievement_id)
        from app.earned_achievements where learner_id = p.id) as achievements,
      (select jsonb_agg(challenge_id order by challenge_id)
        from app.solves where learner_id = p.id) as solved,
      (select jsonb_agg(jsonb_build_array(challenge_id, status, experience_earned, achievement_ids))
        from app.submissions where learner_id = p.id) as attempts,
      (select jsonb_agg(lesson_id order by lesson_id)
        from app.completed_lessons where learner_id = p.id) as lessons,
      (select count(*)::int from app.active_days where learner_id = p.id) as days
    from app.profiles as p where id = ${learner.id}`);
  return row;
}
