import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FollowRepository, FollowedLearner, NewFollow } from '../services/ports/follows.ts';
import type { Database } from './database.ts';
import { follows, profiles } from './schema.ts';

const rows = z.array(z.object({ username: z.string(), followedAt: z.nullable(z.string()) }));

/** The lock makes a learner who leaves the list at the same time wait, and leaving then ends the new follow, too. */
async function follow(
  database: Database,
  learnerId: string,
  { username, at, most }: NewFollow,
): Promise<FollowedLearner | 'unknown' | 'full'> {
  const found = await database.execute(sql`
    with found as (
      select id, username from app.profiles where username = ${username} and is_listed for share
    ), written as (
      insert into app.follows (learner_id, followed_id, followed_at)
      select ${learnerId}, id, ${at.toISOString()} from found
      where (select count(*) from app.follows where learner_id = ${learnerId}) < ${most}
      on conflict do nothing returning followed_at
    )
    select username, to_json(coalesce(written.followed_at, follows.followed_at)) #>> '{}' as "followedAt"
    from found left join written on true
    left join app.follows on learner_id = ${learnerId} and followed_id = found.id`);
  const [row] = rows.parse(found);
  if (!row) return 'unknown';
  return row.followedAt === null ? 'full' : { username, followedAt: new Date(row.followedAt) };
}

async function unfollow(
  database: Database,
  learnerId: string,
  username: string,
): Promise<FollowedLearner | null> {
  const named = database
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.username, username));
  const [row] = await database
    .delete(follows)
    .where(and(eq(follows.learnerId, learnerId), inArray(follows.followedId, named)))
    .returning();
  return row ? { username, followedAt: row.followedAt } : null;
}

/** Returns whom a learner follows, in alphabetical order. */
export function findFollowed(database: Database, learnerId: string): Promise<FollowedLearner[]> {
  return database
    .select({ username: profiles.username, followedAt: follows.followedAt })
    .from(follows)
    .innerJoin(profiles, eq(profiles.id, follows.followedId))
    .where(eq(follows.learnerId, learnerId))
    .orderBy(asc(profiles.username));
}

/** Reads and writes whom learners follow. */
export function createFollowRepository(database: Database): FollowRepository {
  return {
    list: (learnerId) => findFollowed(database, learnerId),
    follow: (learnerId, wish) => follow(database, learnerId, wish),
    unfollow: (learnerId, username) => unfollow(database, learnerId, username),
  };
}
