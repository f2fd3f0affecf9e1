import { and, count, desc, eq, gt, gte, inArray, sql, sum } from 'drizzle-orm';
import type { LeaderboardStore } from '../services/ports/ports.ts';
import type { Learner, RankedLearner } from '../services/ports/records.ts';
import type { Database } from './database.ts';
import { activeDays, experienceLedger, profiles } from './schema.ts';

type Standing = Omit<RankedLearner, 'activeDays'> & { id: string };

const columns = {
  id: profiles.id,
  username: profiles.username,
  timeZone: profiles.timeZone,
  previousTimeZone: profiles.previousTimeZone,
  timeZoneFrom: profiles.timeZoneFrom,
  totalExperiencePoints: profiles.experiencePoints,
};

function allTime(database: Database, first: number): Promise<Standing[]> {
  return database
    .select({
      ...columns,
      experiencePoints: profiles.experiencePoints,
      rank: sql<number>`(rank() over (order by ${profiles.experiencePoints} desc))::int`,
    })
    .from(profiles)
    .where(eq(profiles.isListed, true))
    .orderBy(desc(profiles.experiencePoints), profiles.id)
    .limit(first);
}

function earnedSince(database: Database, since: Date) {
  return database
    .select({
      learnerId: experienceLedger.learnerId,
      earned: sum(experienceLedger.amount).mapWith(Number).as('earned'),
    })
    .from(experienceLedger)
    .where(gte(experienceLedger.createdAt, since))
    .groupBy(experienceLedger.learnerId)
    .as('period');
}

function ofPeriod(database: Database, since: Date, first: number): Promise<Standing[]> {
  const period = earnedSince(database, since);
  return database
    .select({
      ...columns,
      experiencePoints: sql<number>`${period.earned}::int`,
      rank: sql<number>`(rank() over (order by ${period.earned} desc))::int`,
    })
    .from(period)
    .innerJoin(profiles, eq(profiles.id, period.learnerId))
    .where(eq(profiles.isListed, true))
    .orderBy(desc(period.earned), profiles.id)
    .limit(first);
}

async function withActiveDays(database: Database, standings: Standing[]): Promise<RankedLearner[]> {
  if (standings.length === 0) return [];
  const ids = standings.map(({ id }) => id);
  const rows = await database.select().from(activeDays).where(inArray(activeDays.learnerId, ids));
  const days = Map.groupBy(rows, ({ learnerId }) => learnerId);
  return standings.map(({ id, ...standing }) => ({
    ...standing,
    activeDays: (days.get(id) ?? []).map(({ day }) => day),
  }));
}

async function rankSince(
  database: Database,
  learner: Learner,
  since: Date,
): Promise<number | null> {
  const period = earnedSince(database, since);
  const [own] = await database.select().from(period).where(eq(period.learnerId, learner.id));
  if (!own) return null;
  const [ahead] = await database
    .select({ count: count() })
    .from(period)
    .innerJoin(profiles, eq(profiles.id, period.learnerId))
    .where(and(eq(profiles.isListed, true), gt(period.earned, own.earned)));
  return (ahead?.count ?? 0) + 1;
}

/** Reads the leaderboard: only profiles that chose to be listed. */
export function createLeaderboardStore(database: Database): LeaderboardStore {
  return {
    async top({ since, first }) {
      const [standings, [listed]] = await Promise.all([
        since ? ofPeriod(database, since, first) : allTime(database, first),
        database.select({ count: count() }).from(profiles).where(eq(profiles.isListed, true)),
      ]);
      return { entries: await withActiveDays(database, standings), total: listed?.count ?? 0 };
    },

    async rankOf(learner, since) {
      if (since) return rankSince(database, learner, since);
      const [ahead] = await database
        .select({ count: count() })
        .from(profiles)
        .where(
          and(eq(profiles.isListed, true), gt(profiles.experiencePoints, learner.experiencePoints)),
        );
      return (ahead?.count ?? 0) + 1;
    },
  };
}
