import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayIn } from '../../domain/calendar.ts';
import type { LeaderboardRepository } from '../services/ports/ports.ts';
import type { Database } from './database.ts';

/** The width of the wide spans in `app.standing_counts`, in XP. */
const WIDE = sql.raw('100');

const day = z.nullable(z.string());

const rankedLearners = z.array(
  z.object({
    rank: z.number(),
    username: z.string(),
    experiencePoints: z.number(),
    totalExperiencePoints: z.number(),
    timeZone: z.string(),
    previousTimeZone: z.nullable(z.string()),
    timeZoneFrom: day,
    streakDays: z.nullable(z.number()),
    lastActiveOn: day,
    freezesSpent: z.nullable(z.number()),
    activeDays: z.nullable(z.array(z.string())),
  }),
);

const tallies = z.tuple([
  z.object({ total: z.number(), rank: z.nullable(z.number()), experiencePoints: z.number() }),
]);

/** Returns the name of a period in `app.standings`. */
function periodOf(since: Date | null): string {
  return since === null ? '-infinity' : dayIn('UTC', since);
}

/**
 * Ranks the learners of a board. Active days are read only for learners without a stored streak.
 *
 * @param board their `learner_id` and `experience_points`
 */
function rankingOf(board: SQL): SQL {
  return sql`
    select (rank() over (order by board.experience_points desc))::int as rank, username,
      board.experience_points as "experiencePoints", profiles.experience_points as "totalExperiencePoints",
      time_zone as "timeZone", previous_time_zone as "previousTimeZone", time_zone_from as "timeZoneFrom",
      streak_days as "streakDays", last_active_on as "lastActiveOn", freezes_spent as "freezesSpent",
      case when streak_days is null then (
        select json_agg(day) from app.active_days where active_days.learner_id = profiles.id
      ) end as "activeDays"
    from (${board}) as board
    join app.profiles on profiles.id = board.learner_id
    order by board.experience_points desc, board.learner_id`;
}

const topOf = (period: string, first: number): SQL =>
  rankingOf(sql`
    select learner_id, experience_points from app.standings
    where period = ${period} and is_listed
    order by experience_points desc, learner_id limit ${first}`);

/** Learners who have earned nothing in the period have no row for it. */
const followedOf = (period: string, learnerId: string): SQL =>
  rankingOf(sql`
    select people.id as learner_id, coalesce(standings.experience_points, 0) as experience_points
    from (
      select followed_id as id from app.follows where learner_id = ${learnerId}
      union all select ${learnerId}::uuid
    ) as people
    left join app.standings on standings.learner_id = people.id and period = ${period}`);

/** Counts the learners ahead: the wide spans above the learner's, the narrow ones within it, and uncounted changes. */
function tallyOf(period: string, learnerId: string | null): SQL {
  return sql`
    with own as (
      select experience_points as points, (experience_points / ${WIDE} + 1) * ${WIDE} as next_span
      from app.standings
      where learner_id = ${learnerId} and period = ${period} and experience_points > 0
    )
    select (
      select coalesce(sum(learners), 0) from (
        select learners from app.standing_counts where period = '-infinity' and width = ${WIDE}
        union all select learners from app.standing_changes where period = '-infinity'
      ) as listed
    )::int as total, case when points is not null then (
      select coalesce(sum(learners), 0) + 1 from (
        select learners from app.standing_counts
        where period = ${period} and width = ${WIDE} and experience_points >= next_span
        union all select learners from app.standing_counts
        where period = ${period} and width = 1 and experience_points > points and experience_points < next_span
        union all select learners from app.standing_changes
        where period = ${period} and experience_points > points
      ) as ahead
    )::int end as rank, coalesce(points, 0) as "experiencePoints"
    from (values (1)) as one left join own on true`;
}

/** Reads the leaderboard. Only learners who chose to be listed are on it. */
export function createLeaderboardRepository(
  database: Pick<Database, 'execute'>,
): LeaderboardRepository {
  return {
    async top({ since, first }) {
      return rankedLearners.parse(await database.execute(topOf(periodOf(since), first)));
    },

    async followed({ since, learnerId }) {
      const board = followedOf(periodOf(since), learnerId);
      return rankedLearners.parse(await database.execute(board));
    },

    async tally({ since, learnerId }) {
      const rows = await database.execute(tallyOf(periodOf(since), learnerId));
      return tallies.parse(rows)[0];
    },
  };
}
