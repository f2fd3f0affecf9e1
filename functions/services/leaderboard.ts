import { dayOf, startOfWeek } from '../../domain/calendar.ts';
import { levelOf } from '../../domain/progression.ts';
import { streakDaysOn } from '../../domain/streak.ts';
import type { Ports } from './ports/ports.ts';
import type { RankedLearner } from './ports/records.ts';
import { requireLearner, type RequestContext } from './request-context.ts';
import { streakStateOf } from './awards.ts';

export type LeaderboardPeriod = 'WEEK' | 'ALL_TIME';

/** Whom a leaderboard shows: all listed learners, or the viewer and those whom the viewer follows. */
export type LeaderboardScope = 'EVERYONE' | 'FOLLOWING';

interface LeaderboardEntry {
  rank: number;
  username: string;
  level: number;
  experiencePoints: number;
  streakDays: number;
}

export interface LeaderboardView {
  entries: LeaderboardEntry[];
  viewerRank: number | null;
  /** Earned in the period; null for visitors and anonymous learners. */
  viewerExperiencePoints: number | null;
  total: number;
}

export interface LeaderboardQuery {
  period: LeaderboardPeriod;
  among: LeaderboardScope;
  /** 1 to 100. */
  first: number;
}

/** What anonymous learners see of those whom they follow: they follow nobody, and have no place anywhere. */
const NOBODY: LeaderboardView = {
  entries: [],
  viewerRank: null,
  viewerExperiencePoints: null,
  total: 0,
};

const entriesOf = (ranked: readonly RankedLearner[], now: Date): Promise<LeaderboardEntry[]> =>
  Promise.all(ranked.map((one) => entryOf(one, now)));

async function entryOf(ranked: RankedLearner, now: Date): Promise<LeaderboardEntry> {
  const streak = await streakStateOf(ranked, () => ranked.activeDays ?? []);
  return {
    rank: ranked.rank,
    username: ranked.username,
    level: levelOf(ranked.totalExperiencePoints),
    experiencePoints: ranked.experiencePoints,
    streakDays: streakDaysOn(streak, dayOf(ranked, now)),
  };
}

/** All listed learners. */
async function topOfEveryone(
  ports: Ports,
  context: RequestContext,
  { since, first }: { since: Date | null; first: number },
): Promise<LeaderboardView> {
  const viewer = await context.learner();
  // An anonymous learner has no place, not even one that only the learner sees.
  const learnerId = viewer && !viewer.isAnonymous ? viewer.id : null;
  const [ranked, { total, rank, experiencePoints }] = await Promise.all([
    ports.leaderboard.top({ since, first }),
    ports.leaderboard.tally({ since, learnerId }),
  ]);
  return {
    entries: await entriesOf(ranked, ports.now()),
    viewerRank: rank,
    viewerExperiencePoints: learnerId === null ? null : experiencePoints,
    total,
  };
}

/** The viewer and those whom the viewer follows. */
async function topOfFollowed(
  ports: Ports,
  context: RequestContext,
  { since, first }: { since: Date | null; first: number },
): Promise<LeaderboardView> {
  const viewer = await requireLearner(context);
  if (viewer.isAnonymous) return NOBODY;
  const ranked = await ports.leaderboard.followed({ since, learnerId: viewer.id });
  const own = ranked.find(({ username }) => username === viewer.username);
  return {
    entries: await entriesOf(ranked.slice(0, first), ports.now()),
    viewerRank: own?.rank ?? null,
    viewerExperiencePoints: own?.experiencePoints ?? 0,
    total: ranked.length,
  };
}

/** Creates the use cases for the leaderboard, which shows only learners who chose to be listed. */
export function createLeaderboardService(ports: Ports) {
  return {
    /**
     * Returns the top of a leaderboard.
     *
     * @throws {AppError} UNAUTHENTICATED if a visitor asks for those whom they follow
     */
    top(context: RequestContext, query: LeaderboardQuery): Promise<LeaderboardView> {
      const since = query.period === 'WEEK' ? startOfWeek(ports.now()) : null;
      const range = { since, first: query.first };
      return query.among === 'FOLLOWING'
        ? topOfFollowed(ports, context, range)
        : topOfEveryone(ports, context, range);
    },
  };
}
